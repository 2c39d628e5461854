/** Exports all drawings and controls. Their style sheets come with design.css. */

export { CardBack, CardPile } from './brick-and-mortar/card-pile.tsx';
export { DebtToken } from './brick-and-mortar/debt-token.tsx';
export { Dial } from './brick-and-mortar/dial.tsx';
export { Dock } from './brick-and-mortar/dock.tsx';
export { EmptyLot } from './brick-and-mortar/empty-lot.tsx';
export { Kerb } from './brick-and-mortar/kerb.tsx';
export { type CardGood, MarketCard, SlimMarketCard } from './brick-and-mortar/market-card.tsx';
export { MiniFront } from './brick-and-mortar/mini-front.tsx';
export { SealedChoice } from './brick-and-mortar/sealed-letter.tsx';
export type { CratePress } from './brick-and-mortar/shelf-buttons.tsx';
export type { CratePlace, Stock } from './brick-and-mortar/shelf-layout.ts';
export { leastShelved, type Shop, Shopfront } from './brick-and-mortar/shopfront.tsx';
export { Terrace } from './brick-and-mortar/terrace.tsx';
export { useBack } from './controls/back.ts';
export { Button } from './controls/button.tsx';
export { Choice } from './controls/choice.tsx';
export { Dialog } from './controls/dialog.tsx';
export { Fitted, type FittedSize, useFitted } from './controls/fitted.tsx';
export { HoldButton } from './controls/hold-button.tsx';
export { HoldToLook, HoldWay } from './controls/hold-to-look.tsx';
export { isDrawn, type Place, putInWindow, zoomOf } from './controls/in-window.ts';
export { observeSize } from './controls/observed-size.ts';
export { paintPressesFirst } from './controls/press-paint.ts';
export { LIT_NOTE, type PieceState, Pressable } from './controls/pressable.tsx';
export { Counter, Prompt } from './controls/prompt.tsx';
export { QrCode } from './controls/qr-code.tsx';
export { Roving } from './controls/roving.tsx';
export { RovingGrid } from './controls/roving-grid.tsx';
export { PRESSING_NOTE } from './controls/roving-stops.ts';
export { Scroller } from './controls/scroller.tsx';
export { canZoom, standardiseZoom } from './controls/standard-zoom.ts';
export { Switch } from './controls/switch.tsx';
export { Tag, Tagged } from './controls/tag.tsx';
export type { TagSide } from './controls/tag-place.ts';
export { useHold } from './controls/use-hold.ts';
export { Awning } from './drawing/awning.tsx';
export { Coin } from './drawing/coin.tsx';
export { Crate, KindDetailsContext } from './drawing/crate.tsx';
export { Drawing, DrawnText, Placed } from './drawing/drawing.tsx';
export { Icon } from './drawing/icon.tsx';
export { ICONS, type IconName } from './drawing/icons.ts';
export { KindLetters } from './drawing/kind-letters.ts';
export { CRATES, type CrateKind } from './drawing/kinds.ts';
export { Lantern } from './drawing/lantern.tsx';
export { fitLines, letteringReady, sizeInto, textWidth } from './drawing/lettering.ts';
export { MARKS, PLAYER_MARKS, type PlayerMark } from './drawing/marks.ts';
export { PaintedSign } from './drawing/painted-sign.tsx';
export { BOARDS, type Board, paint } from './drawing/palette.ts';
export { seeded } from './drawing/paper.ts';
export { Pawn, pawnHeight } from './drawing/pawn.tsx';
export { PlayerDisc, PlayerToken } from './drawing/player-token.tsx';
export { PriceTag } from './drawing/price-tag.tsx';
export { type Recipe, RecipeLine, type RecipePart } from './drawing/recipe.tsx';
export { PrizeRosette, Rosette } from './drawing/rosette.tsx';
export { Die } from './emporium/die.tsx';
export {
  ClassSign,
  GearSign,
  type HeroClass,
  MonsterSign,
  type MonsterType,
  type SlotKind,
  type Tier,
} from './emporium/emblems.tsx';
export { GuildWall } from './emporium/guild-wall.tsx';
export { type DrawnHero, HeroCard } from './emporium/hero-card.tsx';
export { type DrawnItem, ItemCard } from './emporium/item-card.tsx';
export { type DrawnMonster, MonsterCard } from './emporium/monster-card.tsx';
export { ItemBack, TierPile } from './emporium/tier-pile.tsx';
export { Chair } from './furniture/chair.tsx';
export { Chart, type ChartLine } from './furniture/chart.tsx';
export { Envelope } from './furniture/envelope.tsx';
export { Breakdown, type BreakdownRow, LogEntry, LogHeading, LogList } from './furniture/log-list.tsx';
export { NamePlate } from './furniture/name-plate.tsx';
export { ReactionSign } from './furniture/reaction-sign.tsx';
export { SandTimer } from './furniture/sand-timer.tsx';
export { LessonArrow, Shopkeeper } from './furniture/shopkeeper.tsx';
export { Stamp } from './furniture/stamp.tsx';
export { Till } from './furniture/till.tsx';
export { Boat } from './harbour/boat.tsx';
export { GoodsStore, type StorePreview } from './harbour/goods-store.tsx';
export { QuayRow } from './harbour/quay-row.tsx';
export { type Warehouse, WarehouseFront } from './harbour/warehouse-front.tsx';
export { WarehouseRow } from './harbour/warehouse-row.tsx';
export { Water } from './harbour/water.tsx';
export { CustomerCard } from './mercado-de-lisboa/customer-card.tsx';
export { EntranceMark } from './mercado-de-lisboa/entrance-mark.tsx';
export { Fame, FameRank } from './mercado-de-lisboa/fame.tsx';
export { Parasol } from './mercado-de-lisboa/parasol.tsx';
export { Paving } from './mercado-de-lisboa/paving.tsx';
export { Stall } from './mercado-de-lisboa/stall.tsx';
export {
  type Flight,
  Flying,
  firstSeen,
  flightTime,
  middleOf,
  type Point,
  pixelsPerUnit,
  type Timed,
} from './motion/flight.tsx';
export { useGliding } from './motion/gliding.ts';
export { copyOf, Leaving, type Left } from './motion/leaving.tsx';
export {
  arriveLater,
  comeDown,
  completeMovements,
  duration,
  land,
  type Movement,
  pace,
  setOff,
  walkTime,
} from './motion/motion.ts';
export { MovementLayer } from './motion/movement-layer.tsx';
export { CITY_GROUPS, CITY_TYPES, typePaint } from './shopping-street/city-kinds.ts';
export { CityPaving } from './shopping-street/city-paving.tsx';
export { CityShop, type DrawnCityShop } from './shopping-street/city-shop.tsx';
export { GroupSign } from './shopping-street/group-sign.tsx';
export { OpenCounter } from './shopping-street/open-counter.tsx';
export { Plot } from './shopping-street/plot.tsx';
export { type DrawnProduct, ProductBack, ProductCard } from './shopping-street/product-card.tsx';
export { PushPawn } from './shopping-street/push-pawn.tsx';
export { StreetDie } from './shopping-street/street-die.tsx';
export { ThiefCard } from './shopping-street/thief-card.tsx';
export { TypeSign } from './shopping-street/type-sign.tsx';
export { Bunting } from './street/bunting.tsx';
export { awningOf, GameTile, type Street, signOf } from './street/game-tile.tsx';
export { Shutter } from './street/shutter.tsx';
export type { ShutterFront } from './street/shutter-pillar.tsx';
export { Sky } from './street/sky.tsx';
export { TimberWall } from './street/timber-wall.tsx';

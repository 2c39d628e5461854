/** The design room: everything that is drawn, from one place. Its sheets come with one link to design.css. */
export { Awning } from './awning.tsx';
export { Boat } from './boat.tsx';
export { Bunting } from './bunting.tsx';
export { Button } from './button.tsx';
export { CardBack, CardPile } from './card-pile.tsx';
export { Chair } from './chair.tsx';
export { Chart, type ChartFlag, type ChartLine } from './chart.tsx';
export { CITY_GROUPS, CITY_TYPES, typePaint } from './city-kinds.ts';
export { CityPaving } from './city-paving.tsx';
export { CityShop, type DrawnCityShop } from './city-shop.tsx';
export { Coin } from './coin.tsx';
export { Crate, CrateShape } from './crate.tsx';
export { CustomerCard } from './customer-card.tsx';
export { DebtToken } from './debt-token.tsx';
export { Dial } from './dial.tsx';
export { Dialog } from './dialog.tsx';
export { Die, DieShape } from './die.tsx';
export { Dock } from './dock.tsx';
export { Drawing, DrawnText, type Labelled, Placed } from './drawing.tsx';
export {
  ClassSign,
  GearSign,
  type HeroClass,
  MonsterSign,
  type MonsterType,
  type SlotKind,
  type Tier,
} from './emblems.tsx';
export { EmptyLot } from './empty-lot.tsx';
export { EntranceMark } from './entrance-mark.tsx';
export { Envelope } from './envelope.tsx';
export { Fame, FameRank } from './fame.tsx';
export { type Flight, Flying, firstSeen, middleOf, type Point, pixelsPerUnit, type Timed, useMove } from './flight.tsx';
export { awningOf, GameFront, type Street } from './game-front.tsx';
export { type DrawnSlot, GearSlot } from './gear-slot.tsx';
export { useGliding } from './gliding.ts';
export { GoodsStore, type StorePreview } from './goods-store.tsx';
export { GroupSign } from './group-sign.tsx';
export { type DrawnHero, HeroCard } from './hero-card.tsx';
export { HoldButton } from './hold-button.tsx';
export { HoldToLook, HoldWay } from './hold-to-look.tsx';
export { Icon, IconShape } from './icon.tsx';
export { ICONS, type IconName } from './icons.ts';
export { type DrawnItem, ItemCard } from './item-card.tsx';
export { Kerb, type KerbMarker } from './kerb.tsx';
export { KindLetters } from './kind-letters.ts';
export { CRATES, type CrateKind } from './kinds.ts';
export { Lantern } from './lantern.tsx';
export { fitLines, letteringReady, textWidth } from './lettering.ts';
export { type CardGood, MarketCard, SlimMarketCard } from './market-card.tsx';
export { MARKS, PLAYER_MARKS, type PlayerMark } from './marks.ts';
export { MiniFront } from './mini-front.tsx';
export { type DrawnMonster, MonsterCard } from './monster-card.tsx';
export {
  comeDown,
  completeMovements,
  DURATIONS,
  duration,
  HOLD_TO_OPEN,
  type Movement,
  pace,
  setOff,
  showLater,
  walkTime,
} from './motion.ts';
export { MovementLayer } from './movement-layer.tsx';
export { NameSign } from './name-sign.tsx';
export { OpenCounter } from './open-counter.tsx';
export { PaintedSign } from './painted-sign.tsx';
export { BOARDS, type Board, type ColourName, paint } from './palette.ts';
export { cutPath, cutRect, seeded } from './paper.ts';
export { Parasol } from './parasol.tsx';
export { Paving } from './paving.tsx';
export { Pawn, pawnHeight } from './pawn.tsx';
export { PlayerToken } from './player-token.tsx';
export { Plot } from './plot.tsx';
export { type PieceState, Pressable } from './pressable.tsx';
export { PriceTag } from './price-tag.tsx';
export { type DrawnProduct, ProductBack, ProductCard } from './product-card.tsx';
export { Counter, Prompt } from './prompt.tsx';
export { PushPawn } from './push-pawn.tsx';
export { QrCode } from './qr-code.tsx';
export { type ReactionKind, ReactionSign } from './reaction-sign.tsx';
export { type Recipe, RecipeLine, type RecipePart } from './recipe.tsx';
export { PrizeRosette, Rosette } from './rosette.tsx';
export { Roving } from './roving.tsx';
export { RovingGrid } from './roving-grid.tsx';
export { PRESSING_NOTE } from './roving-stops.ts';
export { Scroller } from './scroller.tsx';
export { SealedChoice, SealedLetter } from './sealed-letter.tsx';
export type { CratePress } from './shelf-buttons.tsx';
export type { CratePlace, Stock } from './shelf-layout.ts';
export type { DeliveryBoxes, ShopEffect } from './shop-parts.tsx';
export { type Shop, Shopfront } from './shopfront.tsx';
export { LessonArrow, Shopkeeper } from './shopkeeper.tsx';
export type { ShownKey } from './shown-key.ts';
export { Shutter } from './shutter.tsx';
export type { ShutterFront } from './shutter-pillar.tsx';
export { Sky } from './sky.tsx';
export { Skyline } from './skyline.tsx';
export { Stall } from './stall.tsx';
export { StreetDie } from './street-die.tsx';
export { Switch } from './switch.tsx';
export { Tag, Tagged } from './tag.tsx';
export type { TagSide } from './tag-place.ts';
export { Terrace } from './terrace.tsx';
export { ThiefCard } from './thief-card.tsx';
export { ItemBack, TierPile } from './tier-pile.tsx';
export { Till } from './till.tsx';
export { Reckoning, type ReckoningRow, TillHeading, TillLine, TillRoll } from './till-line.tsx';
export { TimberWall } from './timber-wall.tsx';
export { TypeSign } from './type-sign.tsx';
export { useHold } from './use-hold.ts';
export { useHeight, useWidth } from './use-room.ts';
export { type Warehouse, WarehouseFront } from './warehouse-front.tsx';
export { WarehouseRow } from './warehouse-row.tsx';
export { Water } from './water.tsx';

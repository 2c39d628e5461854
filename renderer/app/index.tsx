import '../design/design.css';
import './app.css';
import '../lobby/lobby.css';
import '../table/bots/bots.css';
import '../table/seats/seats.css';
import '../design/forced-colours.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { arrive, bookmarkIn } from '../client/bookmark.ts';
import { createClient } from '../client/client.ts';
import { CommandsContext } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { createAppStore } from '../client/store.ts';
import { untilFetched } from '../client/until-fetched.ts';
import { batched } from '../connection/batched-transport.ts';
import { bridgeTransport } from '../connection/bridge-transport.ts';
import { Conversation } from '../connection/conversation.ts';
import { Keyring } from '../connection/keyring.ts';
import { nudgeWith } from '../connection/nudges.ts';
import { relayTransport } from '../connection/relay-transport.ts';
import { serverPass } from '../connection/server-pass.ts';
import { tableAddress, webSocketTransport } from '../connection/web-socket-transport.ts';
import { completeMovements, letteringReady, paintPressesFirst, standardiseZoom } from '../design/index.ts';
import { fetchGameUi, gameUiOf } from '../games/game-uis.ts';
import { readAddress } from '../lobby/network/door/code-entry.ts';
import type { GameUi } from '../table/board/game-ui.ts';
import { gameFactsOf } from '../table/playback/game-facts.ts';
import { fetchLanguage } from '../words/fetched.ts';
import { preferredLanguage, startWords } from '../words/index.ts';
import { App } from './app.tsx';
import { FaultBoundary } from './fault-boundary.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The page has lost its element "root".');
// the page then keeps its sentence for old browsers
if (!CSS.supports('selector(:has(a))')) throw new Error('This browser is too old: it has no :has().');

standardiseZoom();
const language = preferredLanguage(navigator.languages);
startWords(language, {});
const store = createAppStore();

const bridge = window.highStreet;
/** The device's storage; null if the browser denies it. */
function deviceStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const factsOf = (room: GameUi | undefined) => room && gameFactsOf(room);

const commands = createClient({
  store,
  conversation: new Conversation(
    batched(bridge ? bridgeTransport(bridge) : webSocketTransport(tableAddress(window.location, serverPass(window)))),
  ),
  gameUiOf: (game) => factsOf(gameUiOf(game)),
  fetchGameUi: (game) => fetchGameUi(game).then(factsOf),
  bookmark: bookmarkIn(window),
  arrival: arrive(window),
  host: bridge ? 'home' : window.location.host,
  keyring: new Keyring(deviceStore()),
  settingsStore: deviceStore(),
  ...(bridge
    ? { converse: (address: string) => new Conversation(batched(relayTransport(bridge.away, address))) }
    : { goTo: (page: string) => window.location.assign(page) }),
});
nudgeWith(window, commands.retryNow);
bridge?.desk.onInvitation((text) => {
  const there = readAddress(text);
  if (there !== null) store.dispatch(sheetOpened({ name: 'invitation', ...there }));
});
bridge?.desk.onGameFile((text) => store.dispatch(sheetOpened({ name: 'import', text })));
// a link with a code, opened over a page of this host, changes only the hash: reload to use it
window.addEventListener('hashchange', () => {
  if (window.location.hash.includes('join=')) window.location.reload();
});

// animations never delay input: a key or a press completes them
window.addEventListener('keydown', completeMovements);
window.addEventListener('pointerdown', completeMovements, true);
paintPressesFirst();

// shop signs are measured in their font, so fonts and texts load first
await Promise.all([letteringReady(), untilFetched(() => fetchLanguage(language))()]);
createRoot(place).render(
  <FaultBoundary>
    <Provider store={store}>
      <CommandsContext value={commands}>
        <App />
      </CommandsContext>
    </Provider>
  </FaultBoundary>,
);

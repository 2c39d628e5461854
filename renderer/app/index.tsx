import '../design/design.css';
import './app.css';
import '../lobby/lobby.css';
import '../table/table.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { bridgeTransport } from '../connection/bridge-transport.ts';
import { Conversation } from '../connection/conversation.ts';
import { tableAddress, webSocketTransport } from '../connection/web-socket-transport.ts';
import { completeMovements, letteringReady } from '../design/index.ts';
import { roomOf } from '../games/index.ts';
import { preferredLanguage, startWords } from '../words/index.ts';
import { App } from './app.tsx';
import { bookmark } from './bookmark.ts';
import { CommandsContext } from './commands.ts';
import { openDesk } from './desk.ts';
import { createAppStore } from './store.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has lost its element "root".');

startWords(preferredLanguage(navigator.languages));
const store = createAppStore();
const transport = window.highStreet
  ? bridgeTransport(window.highStreet)
  : webSocketTransport(tableAddress(window.location));
const commands = openDesk({ store, conversation: new Conversation(transport), roomOf, bookmark });

// no movement keeps anybody waiting: a key or a press completes it
window.addEventListener('keydown', completeMovements);
window.addEventListener('pointerdown', completeMovements, true);

// signs are measured to their lettering, so the letters come first
await letteringReady();
createRoot(place).render(
  <Provider store={store}>
    <CommandsContext value={commands}>
      <App />
    </CommandsContext>
  </Provider>,
);

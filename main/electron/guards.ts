import { app, type Session, type WebContents } from 'electron';
import { openOutside } from './outside.ts';
import { isOurs } from './page-scheme.ts';

/**
 * What the page may do that needs leave: put a link or a report on the clipboard and fill the screen, each when its button
 * is pressed, and keep the screen on while a match runs.
 */
const granted: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen', 'screen-wake-lock']);

function isGranted(
  permission: string,
  asker: { readonly url: string | undefined; readonly isMainFrame: boolean },
): boolean {
  return granted.has(permission) && asker.isMainFrame && asker.url !== undefined && isOurs(asker.url);
}

/** Electron grants every permission unless told otherwise; the game needs next to none. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(isGranted(permission, { url: requestingUrl, isMainFrame })),
  );
  session.setPermissionCheckHandler((_contents, permission, _origin, { requestingUrl, isMainFrame }) =>
    isGranted(permission, { url: requestingUrl, isMainFrame }),
  );
  session.setDevicePermissionHandler(() => false);
}

/**
 * Before the app is ready: Chromium looks for cast screens and hides addresses by means of an mDNS of its own, neither of
 * which a game needs. On Windows the firewall would ask about it, before anybody hosts.
 */
export function keepChromiumOffTheNetwork(): void {
  app.commandLine.appendSwitch('disable-features', 'MediaRouter,WebRtcHideLocalIpsWithMdns');
}

/** A page stays the page: no other address, no second window of its own making, no webview. */
function guard(contents: WebContents): void {
  contents.on('will-navigate', (event) => {
    if (!isOurs(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isOurs(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!isOurs(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}

/** Guards every page from the moment it exists. */
export function guardAllPages(): void {
  app.on('web-contents-created', (_event, contents) => guard(contents));
}

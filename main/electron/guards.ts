import { app, type Session, type WebContents } from 'electron';
import { openOutside } from './outside.ts';
import { isOurs } from './page-scheme.ts';

/** Permissions of the page: clipboard and full screen on a button press, and the wake lock. */
const granted: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen', 'screen-wake-lock']);

function isGranted(
  permission: string,
  asker: { readonly url: string | undefined; readonly isMainFrame: boolean },
): boolean {
  return granted.has(permission) && asker.isMainFrame && asker.url !== undefined && isOurs(asker.url);
}

/** Denies all other permissions, which Electron would grant by default. */
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
 * Disables Chromium's casting and mDNS; call before the app is ready.
 * The game needs neither, and on Windows the firewall would ask about them before anyone hosts.
 */
export function keepChromiumOffTheNetwork(): void {
  app.commandLine.appendSwitch('disable-features', 'MediaRouter,WebRtcHideLocalIpsWithMdns');
}

/** Prevents navigation to other addresses, new windows and webviews. */
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

/** Guards every page from its creation. */
export function guardAllPages(): void {
  app.on('web-contents-created', (_event, contents) => guard(contents));
}

/** The windows to test a board in: a laptop, a tablet in landscape and portrait, phones; and large text. */
export const windows = {
  laptop: { width: 1280, height: 720, text: 1 },
  tablet: { width: 1024, height: 768, text: 1 },
  upright: { width: 768, height: 1024, text: 1 },
  phone: { width: 390, height: 844, text: 1 },
  'small-phone': { width: 360, height: 640, text: 1 },
  'phone-aside': { width: 844, height: 390, text: 1 },
  lists: { width: 1280, height: 720, text: 1.5 },
} as const;
export type WindowName = keyof typeof windows;

export function openWindow(name: WindowName): void {
  const { width, height, text } = windows[name];
  Object.assign(window, { innerWidth: width, innerHeight: height });
  document.documentElement.style.fontSize = `${16 * text}px`;
}

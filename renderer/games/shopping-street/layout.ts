/** What the street needs to stay on one screen. */
export const leastHeights = { row: 640, shared: 640 } as const;

/** Width and height of a piece, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

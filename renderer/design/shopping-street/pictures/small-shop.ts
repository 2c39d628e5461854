/** A tiny shop in a field of 16 by 16: front, door and awning. */
export const SMALL_FRONT = 'M2.5 6.5h11v8.5h-11Z';
export const SMALL_DOOR = 'M9 10h2.5v5H9Z';
export const SMALL_AWNING =
  'M3 1h10l2.5 5.5a2.3 2.3 0 0 1-3.8 1.2 2.5 2.5 0 0 1-3.7 0 2.5 2.5 0 0 1-3.7 0A2.3 2.3 0 0 1 .5 6.5Z';

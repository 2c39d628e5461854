import { hostAddress, joinCodeLength, joinCodeSigns } from '../../../../shared/protocol/messages.ts';

/** What somebody has typed or pasted into the boxes of a code. */
export interface CodeEntry {
  /** The signs that can stand in a code, at most five, in capitals. */
  readonly code: string;
  /** The first letter or figure that is in no code, because it is too like another; null when all is well. */
  readonly refused: string | null;
}

/** Where a link or an address leads; the code too, where a link carries one. */
export interface Invitation {
  /** `ip:port` */
  readonly address: string;
  readonly code: string | null;
}

const LINK_CODE = /#join=([^&\s]*)/;

/** Reads a code as it comes from fingers, a paste or a link: small letters count, blanks and dashes do not. */
export function readCode(text: string): CodeEntry {
  const [, linked] = LINK_CODE.exec(text) ?? [];
  const signs = [...(linked ?? text).toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  return {
    code: signs
      .filter((sign) => joinCodeSigns.includes(sign))
      .slice(0, joinCodeLength)
      .join(''),
    refused: signs.find((sign) => !joinCodeSigns.includes(sign)) ?? null,
  };
}

/** Is every box filled? */
export function isWholeCode(code: string): boolean {
  return code.length === joinCodeLength;
}

/** Reads the address of a host, bare or as the link on its screen; null when it is none. */
export function readAddress(text: string): Invitation | null {
  const [, bare = ''] = /^\s*(?:https?:\/\/)?([^/#\s]+)/i.exec(text) ?? [];
  const [ip = '', port = ''] = bare.split(':');
  const parts = ip.split('.').map(Number);
  if (!hostAddress.safeParse(bare).success) return null;
  if (parts.some((part) => part > 255) || Number(port) < 1 || Number(port) > 65_535) return null;
  const { code } = readCode(LINK_CODE.exec(text)?.[0] ?? '');
  return { address: bare, code: isWholeCode(code) ? code : null };
}

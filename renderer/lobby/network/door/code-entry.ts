import { hostAddress, joinCodeCharacters, joinCodeLength } from '../../../../shared/protocol/messages.ts';

/** The contents of the code boxes. */
export interface CodeEntry {
  /** The valid characters, at most five, in capitals. */
  readonly code: string;
  /** The first letter or digit that no code contains, because it resembles another; null if there is none. */
  readonly refused: string | null;
}

/** The target of a link or an address; the code too, if the link has one. */
export interface Invitation {
  /** `ip:port` */
  readonly address: string;
  readonly code: string | null;
}

const LINK_CODE = /#join=([^&\s]*)/;

/** Reads a typed, pasted or linked code. Ignores case, spaces and dashes. */
export function readCode(text: string): CodeEntry {
  const [, linked] = LINK_CODE.exec(text) ?? [];
  const characters = [...(linked ?? text).toUpperCase()].filter((character) => /[\p{L}\p{N}]/u.test(character));
  return {
    code: characters
      .filter((character) => joinCodeCharacters.includes(character))
      .slice(0, joinCodeLength)
      .join(''),
    refused: characters.find((character) => !joinCodeCharacters.includes(character)) ?? null,
  };
}

export function isWholeCode(code: string): boolean {
  return code.length === joinCodeLength;
}

/** Reads a host's address, bare or from the link on its screen; null if invalid. */
export function readAddress(text: string): Invitation | null {
  const [, bare = ''] = /^\s*(?:https?:\/\/)?([^/#\s]+)/i.exec(text) ?? [];
  const [ip = '', port = ''] = bare.split(':');
  const parts = ip.split('.').map(Number);
  if (!hostAddress.safeParse(bare).success) return null;
  if (parts.some((part) => part > 255) || Number(port) < 1 || Number(port) > 65_535) return null;
  const { code } = readCode(LINK_CODE.exec(text)?.[0] ?? '');
  return { address: bare, code: isWholeCode(code) ? code : null };
}

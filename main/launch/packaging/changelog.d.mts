/** What a changelog says of a version, without its heading; null where it says nothing. */
export function changesOf(changelog: string, version: string): string | null;

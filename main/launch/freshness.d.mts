/** One digest of the names and contents of all sources in a folder, ours unless told otherwise. */
export function sourcesDigest(folder?: string): Promise<string>;
/** Was dist built from the sources as they are now? */
export function isBuilt(): Promise<boolean>;
/** Notes which sources dist was built from. */
export function noteBuilt(digest: string): Promise<void>;

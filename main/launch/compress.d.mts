/** Lays two copies beside each file of a built page that gets smaller by it, `NAME.br` and `NAME.gz`. */
export declare function layCompressedCopies(folder: string): Promise<void>;

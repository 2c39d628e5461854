export declare function electronBinary(folder?: string): string | null;
export declare function downloadAddress(): string;
export declare function fetchElectron(): Promise<string | null>;

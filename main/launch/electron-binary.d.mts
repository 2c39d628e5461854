export declare function electronBinary(): string | null;
export declare function downloadAddress(): string;
export declare function fetchElectron(): Promise<string | null>;

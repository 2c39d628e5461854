export declare function inRoot(...parts: readonly string[]): string;

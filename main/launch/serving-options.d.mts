import type { NumberOption, TextOption } from './command-line.mjs';

type Port = Omit<NumberOption, 'usual'>;
type Text = Omit<TextOption, 'usual'>;

export declare const pagePort: Port;
export declare const lanPort: Port;
export declare const adapter: Text;
export declare const houseName: Text;
export declare const dataFolder: Text;

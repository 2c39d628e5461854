import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Is a program of this name on the path? */
export function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

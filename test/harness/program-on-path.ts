import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of a program on PATH; null if there is none. */
export function programOnPath(name: string): string | null {
  const places = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  const isProgram = (place: string): boolean => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return places.find(isProgram) ?? null;
}

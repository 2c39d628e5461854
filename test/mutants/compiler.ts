import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/** What the compiler says of the files of a copy of the tree. */
export interface Compiler {
  /** The syntax tree of a file, by its path in the repository; undefined where the project has no such file. */
  readonly read: (file: string) => SourceFile | undefined;
  /** Would it refuse the file with this text in it? The file lies as before afterwards. */
  readonly refuses: (file: string, text: string) => boolean;
  readonly close: () => void;
}

/** Opens the project of a copy. Throws Error where there is none. */
export function compilerOf(copy: string): Compiler {
  const api = new API({ cwd: copy });
  const config = path.join(copy, 'tsconfig.json');
  const program = (changed: readonly string[]) => {
    const snapshot = api.updateSnapshot({ openProjects: [config], fileChanges: { changed: [...changed] } });
    const project = snapshot.getProject(config);
    if (project === undefined) throw new Error('the compiler found no project');
    return project.program;
  };
  const whole = program([]);
  const read = (file: string): SourceFile | undefined => whole.getSourceFile(path.join(copy, file));
  return {
    read,
    refuses: (file, text) => {
      const place = path.join(copy, file);
      const original = read(file)?.text ?? '';
      writeFileSync(place, text);
      const refused = program([place]).getSemanticDiagnostics(place).length > 0;
      writeFileSync(place, original);
      program([place]);
      return refused;
    },
    close: () => api.close(),
  };
}

/** The sheets that save files and open them, which load together on first use. */
export { BackupSheet } from './backup-sheet.tsx';
export { ExportSheet } from './export-sheet.tsx';
export { ImportSheet } from './import-sheet.tsx';
export { SaveGameSheet } from './save-game.tsx';

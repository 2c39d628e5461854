/** Shows a progress bar, if the output is a terminal. */
export function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const width = 40;
  const filled = Math.round((done / total) * width);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`);
  if (done === total) process.stderr.write('\n');
}

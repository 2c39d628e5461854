/**
 * The changelog's section for a version, without its heading; null if there is none.
 * @param {string} changelog its text, with a heading “## VERSION …” for each version
 * @param {string} version
 */
export function changesOf(changelog, version) {
  for (const section of changelog.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = section.split('\n');
    const changes = lines.join('\n').trim();
    if (heading.split(/\s/)[0] === version && changes !== '') return changes;
  }
  return null;
}

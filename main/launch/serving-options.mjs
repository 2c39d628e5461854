// The options by which a host is told where to serve, and where to keep what it keeps.

/** A port to listen at; 0 is any that is free. */
function port(/** @type {string} */ says) {
  return { kind: 'whole-number', value: 'N', least: 0, most: 65_535, says };
}

export const pagePort = port('the port at which this machine opens the game; any that is free where nothing is said');
export const lanPort = port('the port at which guests are served; 7777 or the next that is free where nothing is said');
export const adapter = {
  kind: 'text',
  value: 'ADDRESS',
  says: 'the adapter on which guests are served, by its address such as 192.168.1.20, or all',
};
export const houseName = { kind: 'text', value: 'TEXT', says: 'what the house is called, in 1 to 40 letters' };
export const dataFolder = {
  kind: 'text',
  value: 'FOLDER',
  says: 'where matches and settings are kept, instead of the folder that the system has for such things',
};

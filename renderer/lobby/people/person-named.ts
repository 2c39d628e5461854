import { foldedName, type Person } from '../../../shared/protocol/messages.ts';

/** The person of the house with this name, or else with this former name; undefined if there is none. */
export function personNamed<Named extends Pick<Person, 'name' | 'names'>>(
  house: readonly Named[],
  name: string,
): Named | undefined {
  const isSame = (each: string) => foldedName(each) === foldedName(name);
  return house.find((person) => isSame(person.name)) ?? house.find(({ names }) => names.some(isSame));
}

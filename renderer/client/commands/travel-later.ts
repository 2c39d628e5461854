import { untilFetched } from '../until-fetched.ts';
import type { Asking } from './asking.ts';
import type { TravelCommands } from './commands.ts';
import type { Navigation } from './travel.ts';

/** The commands of `travel.ts`, which loads on first use: few rooms move. */
export function travelCommandsOf(asking: Asking, navigation: Navigation): TravelCommands {
  const fetch = untilFetched(async () => (await import('./travel.ts')).travelCommandsOf(asking, navigation));
  return {
    takeAlong: async (what) => (await fetch()).takeAlong(what),
    previewTransfer: async (text) => (await fetch()).previewTransfer(text),
    openTransfer: async (text) => (await fetch()).openTransfer(text),
    saveHouse: async (progress) => (await fetch()).saveHouse(progress),
    bringBack: async (file, progress) => (await fetch()).bringBack(file, progress),
    handRoomOver: (room, guest) => void fetch().then((travel) => travel.handRoomOver(room, guest)),
    declineTakeOver: (room) => void fetch().then((travel) => travel.declineTakeOver(room)),
    takeOver: async (room) => (await fetch()).takeOver(room),
  };
}

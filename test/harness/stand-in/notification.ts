import { EventEmitter } from 'node:events';

/** What the system shows as notices now, for tests to look at and to click. */
export const notices: Notification[] = [];

/** A notice of the system's; here it is only listed. */
export class Notification extends EventEmitter {
  readonly title: string;

  constructor({ title = '' }: Electron.NotificationConstructorOptions = {}) {
    super();
    this.title = title;
  }
  static isSupported(): boolean {
    return true;
  }
  show(): void {
    notices.push(this);
  }
  close(): void {
    const at = notices.indexOf(this);
    if (at >= 0) notices.splice(at, 1);
  }
}

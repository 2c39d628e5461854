import { EventEmitter } from 'node:events';

/** The notifications shown now, for tests to read and click. */
export const notices: Notification[] = [];

/** A system notification; here it is only listed. */
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

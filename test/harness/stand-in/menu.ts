import { app } from './app.ts';
import { BrowserWindow } from './window.ts';

type Template = Electron.MenuItemConstructorOptions;

/** The action of a menu role; roles that only affect the page's text or size do nothing here. */
const roleActions: Readonly<Record<string, () => void>> = {
  quit: () => app.quit(),
  close: () => (BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows().at(-1))?.close(),
};

class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: string | undefined;
  readonly type: string;
  readonly accelerator: string | undefined;
  readonly submenu: Menu | undefined;
  readonly enabled: boolean;
  readonly visible: boolean;
  checked: boolean;
  readonly click: () => void;

  constructor(template: Template) {
    if (!template.label && !template.role && template.type !== 'separator') throw new TypeError('Invalid submenu');
    const { submenu, click, role } = template;
    this.id = template.id;
    this.label = template.label ?? '';
    this.role = role;
    this.type = template.type ?? (submenu ? 'submenu' : 'normal');
    this.accelerator = template.accelerator?.toString();
    this.enabled = template.enabled ?? true;
    this.visible = template.visible ?? true;
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : undefined;
    this.checked = template.checked ?? false;
    this.click = () => {
      // Electron has toggled it before the callback, and passes the item itself
      if (this.type === 'checkbox') this.checked = !this.checked;
      if (click) Reflect.apply(click, this, [this]);
      else roleActions[role ?? '']?.();
    };
  }
}

export class Menu {
  private static application: Menu | null = null;
  readonly items: MenuItem[];

  constructor(items: MenuItem[] = []) {
    this.items = items;
  }
  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : (item.submenu?.getMenuItemById(id) ?? null);
      if (found) return found;
    }
    return null;
  }
  static buildFromTemplate(template: readonly Template[]): Menu {
    return new Menu(template.map((item) => new MenuItem(item)));
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.application = menu;
  }
  static getApplicationMenu(): Menu | null {
    return Menu.application;
  }
}

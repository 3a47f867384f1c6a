/** Commands of WebDriver: as Firefox's Marionette names them, and as the HTTP driver of WebKit addresses them. */
const COMMANDS = {
  open: ['WebDriver:Navigate', 'POST', '/url'],
  run: ['WebDriver:ExecuteAsyncScript', 'POST', '/execute/async'],
  act: ['WebDriver:PerformActions', 'POST', '/actions'],
  resize: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  photograph: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const;

export type Command = keyof typeof COMMANDS;

export const marionetteName = (command: Command): string => COMMANDS[command][0];

export function httpAddress(command: Command): { method: string; path: string } {
  const [, method, path] = COMMANDS[command];
  return { method, path };
}

/** A running browser that accepts WebDriver's commands. */
export interface Driver {
  send(command: Command, parameters?: object): Promise<unknown>;
  quit(): Promise<void>;
}

/** For the script of a page (ms): a limit, no assertion. */
export const SCRIPT_LIMIT = 120_000;

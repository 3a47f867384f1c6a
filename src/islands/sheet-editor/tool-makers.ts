import type { Command } from 'prosemirror-state';
import type { Tool } from './Toolbar.tsx';

export type DialogName = 'link' | 'view' | 'image' | 'alt' | 'caption' | 'templates' | 'mask';

/** The actions available to tools: change the text, or open a dialog first. */
export interface ToolActions {
  run(command: Command): void;
  open(dialog: DialogName): void;
}

type More = Partial<Tool>;

/** Makes tools that act immediately, and tools that open a dialog. */
export function toolMakers({ run, open }: ToolActions) {
  const tool = (id: string, label: string, icon: string, command: Command, more: More = {}): Tool => {
    return { id, label, icon, run: () => run(command), ...more };
  };
  const asking = (id: DialogName, label: string, icon: string, more: More = {}): Tool => {
    return { id, label, icon, run: () => open(id), ...more };
  };
  return { tool, asking };
}

export type ToolMakers = ReturnType<typeof toolMakers>;

import { Fragment, memo, type ReactNode } from 'react';
import type { Window } from '#lib/imaging/windowing.ts';
import type { Command, CommandState, PageActions } from '#lib/viewer/command.ts';
import { COMMANDS, isAvailable } from '#lib/viewer/commands.ts';
import { type CommandGroup, commandGroups, commandWord } from '#lib/viewer/commands-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { useRovingFocus } from '../form/use-roving-focus.ts';
import { type ImageWindows, PresetSelect } from './PresetSelect.tsx';
import { ToolButton } from './ToolButton.tsx';
import { type MenuTool, ToolMenu } from './ToolMenu.tsx';

interface ToolbarProps extends CommandState, ImageWindows {
  engine: Engine;
  page: PageActions;
  active: number;
  /** Index of the active panel's stack. */
  stack: number;
  /** The window set for the active panel; null for the image's default. */
  window: Window | null;
}

/** The buttons of a command. */
function CommandButtons({ command, state, engine, page }: CommandButtonsProps) {
  const { buttons = [], opposite, opensDialog = false } = command;
  return buttons
    .filter(({ available }) => available?.(state) ?? true)
    .map(({ label, icon, text, word = commandWord(command.id), value }) => {
      const pressed = command.pressed?.(state, value);
      const shown = pressed && opposite ? opposite : { label, icon };
      return (
        <ToolButton
          key={label}
          word={text ? undefined : word}
          icon={shown.icon}
          label={shown.label}
          text={text}
          pressed={opposite ? undefined : pressed}
          disabled={command.enabled?.(state) === false}
          opens={opensDialog}
          onPress={() => {
            const { active } = engine.snapshot().state;
            command.run({ engine, panel: active, page }, value);
          }}
        />
      );
    });
}

interface CommandButtonsProps {
  command: Command;
  state: CommandState;
  engine: Engine;
  page: PageActions;
}

/** Menu entries for commands that do not fit in the bar. */
function menuTools(
  commands: readonly Command[],
  { state, engine, page }: Omit<CommandButtonsProps, 'command'>,
): MenuTool[] {
  return commands.flatMap((command) =>
    (command.buttons ?? []).map(({ label, icon = '', value }) => ({
      label,
      icon,
      word: commandWord(command.id),
      pressed: command.pressed?.(state, value) ?? false,
      onPress: () => command.run({ engine, panel: engine.snapshot().state.active, page }, value),
    })),
  );
}

interface ToolGroupProps extends Omit<CommandButtonsProps, 'command'> {
  commands: readonly Command[];
  /** Commands in the menu at the end of the bar. */
  menu?: readonly Command[];
  isAtEdge?: boolean;
}

function ToolGroup({ commands, menu = [], isAtEdge = false, ...given }: ToolGroupProps) {
  if (commands.length === 0) return null;
  return (
    <div className={isAtEdge ? 'tool-group tool-edge' : 'tool-group'}>
      {commands.map((command) => (
        <CommandButtons key={command.id} command={command} {...given} />
      ))}
      {menu.length > 0 && <ToolMenu tools={menuTools(menu, given)} />}
    </div>
  );
}

/** The tool bar: tools for the left button or a finger, and commands that act at once on the active panel. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { engine, page, active, window, unit, own, windows, ...state } = props;
  const shown = { engine, active, window, unit, own, windows };
  const { bar, onKeyDown, onFocus } = useRovingFocus<HTMLDivElement>();
  const hasMore = state.findings === 'writing' || state.canUndo || state.canRedo;
  const shownInBar = COMMANDS.filter((command) => command.buttons && isAvailable(command, state));
  const after: Partial<Record<CommandGroup, ReactNode>> = {
    measures: (
      <div className="tool-group">
        <PresetSelect {...shown} inverted={state.inverted} />
      </div>
    ),
  };
  return (
    <div
      ref={bar}
      className={hasMore ? 'toolbar has-more-tools' : 'toolbar'}
      role="toolbar"
      aria-label={m.tools}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {(Object.keys(commandGroups) as CommandGroup[]).map((group) => {
        const commands = shownInBar.filter((command) => command.group === group && !command.isInMenu);
        const given = { state, engine, page };
        return (
          <Fragment key={group}>
            <ToolGroup
              commands={commands.filter(({ isAtEdge }) => !isAtEdge)}
              menu={group === 'measures' ? shownInBar.filter(({ isInMenu }) => isInMenu) : []}
              {...given}
            />
            {after[group]}
            <ToolGroup commands={commands.filter(({ isAtEdge }) => isAtEdge)} isAtEdge {...given} />
          </Fragment>
        );
      })}
    </div>
  );
});

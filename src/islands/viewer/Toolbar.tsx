import { Fragment, memo, type ReactNode } from 'react';
import type { Window } from '#lib/domain/windowing.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { type CommandGroup, commandGroups } from '#lib/messages/viewer-commands.ts';
import type { Command, CommandState, PageActions } from '#lib/viewer/command.ts';
import { COMMANDS, isAvailable } from '#lib/viewer/commands.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { PresetSelect } from './PresetSelect.tsx';
import { ToolButton } from './ToolButton.tsx';

interface ToolbarProps extends CommandState {
  engine: Engine;
  page: PageActions;
  active: number;
  /** Index of the active panel's stack. */
  stack: number;
  /** The active panel's own window. */
  window: Window | null;
}

/** The buttons of a command. */
function CommandButtons({ command, state, engine, page }: CommandButtonsProps) {
  const { buttons = [], opposite, opensDialog = false } = command;
  return buttons
    .filter(({ available }) => available?.(state) ?? true)
    .map(({ label, icon, text, value }) => {
      const pressed = command.pressed?.(state, value);
      const shown = pressed && opposite ? opposite : { label, icon };
      return (
        <ToolButton
          key={label}
          icon={shown.icon}
          label={shown.label}
          text={text}
          pressed={opposite ? undefined : pressed}
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

/** The tools: what the left button or a finger does, and what acts at once on the active panel. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { engine, page, active, window, ...state } = props;
  const after: Partial<Record<CommandGroup, ReactNode>> = {
    tools: (
      <div className="tool-group">
        <PresetSelect engine={engine} active={active} window={window} inverted={state.inverted} />
      </div>
    ),
  };
  return (
    <div className="toolbar" role="toolbar" aria-label={m.tools}>
      {(Object.keys(commandGroups) as CommandGroup[]).map((group) => {
        const commands = COMMANDS.filter(
          (command) => command.group === group && command.buttons && isAvailable(command, state),
        );
        if (commands.length === 0) return null;
        return (
          <Fragment key={group}>
            <div className="tool-group">
              {commands.map((command) => (
                <CommandButtons
                  key={command.id}
                  command={command}
                  state={state}
                  engine={engine}
                  page={page}
                />
              ))}
            </div>
            {after[group]}
          </Fragment>
        );
      })}
    </div>
  );
});

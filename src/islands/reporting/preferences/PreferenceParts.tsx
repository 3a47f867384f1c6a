import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PreferenceKeeper } from '#lib/questionnaires/browser/preference-keeper.ts';
import { withoutGone } from '#lib/questionnaires/preferences/gone.ts';
import { countPreferences, NO_PREFERENCES } from '#lib/questionnaires/preferences/preferences.ts';
import { preferenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import type { Page } from '#lib/questionnaires/tree.ts';
import { useKeptFocus } from '../../form/use-kept-focus.ts';
import { ConclusionOrder } from './ConclusionOrder.tsx';
import { HiddenPages } from './HiddenPages.tsx';
import { OwnDefaults } from './OwnDefaults.tsx';
import { OwnSentences } from './OwnSentences.tsx';
import { PreferenceTools } from './PreferenceTools.tsx';

/** The undo or redo command of a key press, outside of text fields, which have their own undo. */
function stepOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const isField = (event.target as Element).matches('textarea, input:not([type=checkbox])');
  if (isField || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

/** All preferences, with the number of differences in the title of each part. */
export function PreferenceParts({ keeper, pages }: { keeper: PreferenceKeeper; pages: readonly Page[] }) {
  const preferences = useStore(keeper.$preferences);
  const [said, announce] = useState('');
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  const there = withoutGone(pages, preferences);
  const gone = countPreferences(preferences) - countPreferences(there);
  const step = (what: 'undo' | 'redo') => {
    if (keeper[what]()) announce(what === 'undo' ? m.undone : m.redone);
  };
  const clear = () => {
    keeper.change(NO_PREFERENCES);
    announce(m.cleared);
  };
  const part = { pages, preferences, change: keeper.change, announce };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work anywhere in it
    <div
      ref={content}
      className="preference-parts"
      onKeyDown={(event) => {
        const what = stepOf(event);
        if (!what) return;
        event.preventDefault();
        step(what);
      }}
    >
      <PreferenceTools
        keeper={keeper}
        step={step}
        clear={clear}
        isEmpty={countPreferences(preferences) === 0}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {gone > 0 && (
        <p className="banner">
          {m.gone(gone)}{' '}
          <button type="button" className="link-button" onClick={() => keeper.change(there)}>
            {m.dropGone}
          </button>
        </p>
      )}
      <OwnDefaults {...part} />
      <HiddenPages {...part} />
      <ConclusionOrder {...part} />
      <OwnSentences {...part} />
    </div>
  );
}

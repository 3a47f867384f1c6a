import { useEffect, useId, useState } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import {
  createPreferenceKeeper,
  type PreferenceKeeper,
  readPreferences,
} from '#lib/questionnaires/browser/preference-keeper.ts';
import type { ReportedBody } from '#lib/questionnaires/browser/report-session.ts';
import { actingPreferences } from '#lib/questionnaires/preferences/acting-preferences.ts';
import { preferredWords } from '#lib/questionnaires/preferences/line-texts.ts';
import { preferenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { preferredForm } from '#lib/questionnaires/preferences/with-preferences.ts';
import { Modal } from '../../form/Modal.tsx';
import { useReporting } from '../reporting-context.ts';
import type { PreferredReport } from '../use-report-page.ts';
import { PreferenceParts } from './PreferenceParts.tsx';
import './preferences.css';

/** Reads the preferences when the dialog opens; `retry` after a failure. */
function usePreferenceKeeper(id: string) {
  const [keeper, setKeeper] = useState<PreferenceKeeper>();
  const [isUnread, setUnread] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again at each retry
  useEffect(() => {
    let isGone = false;
    readPreferences(id).then(
      (opened) => isGone || setKeeper(createPreferenceKeeper(id, opened)),
      () => isGone || setUnread(true),
    );
    return () => {
      isGone = true;
    };
  }, [id, tries]);
  const retry = () => {
    setUnread(false);
    setTries(tries + 1);
  };
  return { keeper, isUnread, retry };
}

function Unread({ retry }: { retry(): void }) {
  return (
    <div className="banner error" role="alert">
      <p>{m.unread}</p>
      <p>{m.unreadOffline}</p>
      <button type="button" className="button" onClick={retry}>
        {commonMessages.retry}
      </button>
    </div>
  );
}

interface PreferencesDialogProps {
  /** The questionnaire as the author wrote it. */
  body: ReportedBody;
  ways: PreferredReport;
  onClose(): void;
}

/** A person's preferences for a questionnaire, saved after each change. */
export function PreferencesDialog({ body, ways, onClose }: PreferencesDialogProps) {
  const { session } = useReporting();
  const title = useId();
  const { keeper, isUnread, retry } = usePreferenceKeeper(session.item.id);
  const close = () => {
    onClose();
    if (!keeper) return;
    const acting = actingPreferences(body.pages, keeper.$preferences.get());
    const next = acting && { ...preferredForm(body.pages, acting), words: preferredWords(acting) };
    // The form is rendered again only if its questionnaire has changed.
    if (JSON.stringify(next) !== JSON.stringify(ways.preferred)) ways.prefer(next);
    void keeper.settled().then((state) => state === 'unkept' && notify('error', m.leftUnkept));
  };
  return (
    <Modal className="preferences-dialog" labelledBy={title} onEscape={close}>
      <header>
        <h2 id={title}>{m.title}</h2>
        <button type="button" className="button" onClick={close}>
          {commonMessages.close}
        </button>
      </header>
      <p className="quiet">{m.intro}</p>
      {isUnread && <Unread retry={retry} />}
      {!isUnread && !keeper && <p role="status">{m.loading}</p>}
      {keeper && <PreferenceParts keeper={keeper} pages={body.pages} />}
    </Modal>
  );
}

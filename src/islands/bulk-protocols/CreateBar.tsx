import { protocolBulkMessages as m } from '#lib/protocols/bulk-texts.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { draftOf, type Plan } from './draft-plan.ts';
import type { useCreation } from './use-creation.ts';

type Creation = ReturnType<typeof useCreation>;

function Doubtful({ doubtful }: Pick<Creation, 'doubtful'>) {
  return doubtful.map(({ id, title }) => (
    <p key={id} className="banner warning">
      <span>
        {m.maybe(title)} <a href={protocolPaths.edit(id)}>{title}</a>
      </span>
    </p>
  ));
}

/** Makes the drafts that are ticked, and shows the progress. */
export function CreateBar({ plans, creation }: { plans: readonly Plan[]; creation: Creation }) {
  const { done, doubtful, isBusy, halt } = creation;
  const ticked = plans.filter(({ isTicked, found }) => isTicked && !done.has(found.key));
  const wanted = ticked.flatMap((plan) => draftOf(plan) ?? []);
  const unready = ticked.length - wanted.length;
  const all = wanted.length + done.size;
  const label = halt && done.size > 0 ? m.resume(wanted.length) : m.create(wanted.length);
  return (
    <div className="bulk-bar">
      {halt && (
        <p className="banner error" role="alert">
          {halt}
        </p>
      )}
      <Doubtful doubtful={doubtful} />
      <p role="status">
        {isBusy ? m.creating(done.size, all) : done.size > 0 ? m.done(done.size) : ''}
        {!isBusy && done.size > 0 && <a href={protocolPaths.mine}> {m.mine}</a>}
      </p>
      {isBusy && <progress aria-label={m.progress} value={done.size} max={all} />}
      {unready > 0 && <p className="fault">{m.unready(unready)}</p>}
      {!isBusy && wanted.length === 0 && unready === 0 && done.size === 0 && (
        <p className="quiet">{m.nothing}</p>
      )}
      {isBusy ? (
        <button type="button" className="button" onClick={creation.stop}>
          {m.stop}
        </button>
      ) : (
        wanted.length > 0 && (
          <button
            type="button"
            className="button primary"
            aria-disabled={unready > 0}
            onClick={() => unready === 0 && void creation.create(wanted)}
          >
            {label}
          </button>
        )
      )}
    </div>
  );
}

import { useState } from 'react';
import { IDENTIFYING } from '#lib/domain/dicom/identifying.ts';
import { dicomMessages } from '#lib/messages/dicom.ts';
import { dicomReviewMessages as m } from '#lib/messages/dicom-review.ts';
import type { ReadFile } from './inspect-dicom.ts';

/** What leaves with a file and what stays, attribute by attribute. */
export function FileDetails({ files }: { files: readonly ReadFile[] }) {
  const [index, setIndex] = useState(0);
  const file = files[Math.min(index, files.length - 1)];
  if (!file) return null;
  const { kept, left } = file.inspected;
  return (
    <div className="file-details">
      {files.length > 1 && (
        <label className="field">
          <span>{m.file}</span>
          <select className="input" value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {files.map(({ path }, each) => (
              <option key={path} value={each}>
                {path}
              </option>
            ))}
          </select>
        </label>
      )}
      <h3>{dicomMessages.kept}</h3>
      <dl>
        {kept.map(({ keyword, value }) => (
          <div key={keyword}>
            <dt>{keyword}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{dicomMessages.left}</h3>
      <p>{dicomMessages.leftCount(left.count, left.private)}</p>
      <dl>
        {left.lines.map(({ tag, value, depth }, line) => (
          // The same tag may stand in several sequences; the list never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={`${tag}-${depth}-${line}`}>
            <dt>{IDENTIFYING.get(tag) ?? m.tag(tag)}</dt>
            <dd>{value || m.noText}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

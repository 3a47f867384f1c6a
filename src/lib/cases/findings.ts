import type { CaseBody, CaseFolder } from './body-schema.ts';
import type { CaseFinding, FindingAnchor } from './findings-schema.ts';
import { findView } from './view-links.ts';

type Folders = readonly Pick<CaseFolder, 'id' | 'images'>[];

/**
 * The findings whose images still exist: a finding disappears with its key image, a mark with the image on which it
 * was drawn.
 */
export function presentFindings(findings: readonly CaseFinding[], folders: Folders): CaseFinding[] {
  const isThere = ({ folder, key, image = 0 }: FindingAnchor) =>
    findView(folders, { folder, key, image }) !== undefined;
  return findings.filter(isThere).map((finding) => {
    const marks = finding.marks.filter(isThere);
    return marks.length === finding.marks.length ? finding : { ...finding, marks };
  });
}

/** A body without findings on missing images; the same object when nothing is removed. */
export function withPresentFindings<Body extends Pick<CaseBody, 'folders' | 'findings'>>(body: Body): Body {
  const { findings } = body;
  if (!findings) return body;
  const present = presentFindings(findings, body.folders);
  const isSame = present.length === findings.length && present.every((each, i) => each === findings[i]);
  return isSame ? body : { ...body, findings: present };
}

/** The names of the findings that are in one body and no longer in the other. */
export function goneFindings(
  before: Pick<CaseBody, 'findings'>,
  after: Pick<CaseBody, 'findings'>,
): string[] {
  const left = new Set(after.findings?.map(({ id }) => id));
  return (before.findings ?? []).filter(({ id }) => !left.has(id)).map(({ name }) => name);
}

/** Findings with updated anchors in a folder: the image's new index, or null when it was removed. */
export function withAnchors(
  findings: readonly CaseFinding[],
  change: (anchor: FindingAnchor) => FindingAnchor | null,
): CaseFinding[] {
  return findings.flatMap((finding) => {
    const own = change(finding);
    if (!own) return [];
    const marks = finding.marks.flatMap((mark) => {
      const anchor = change(mark);
      return anchor ? [{ ...mark, ...anchor }] : [];
    });
    return [{ ...finding, ...own, marks }];
  });
}

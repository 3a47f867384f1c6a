import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { eraseOtherOwnersCaches } from '#lib/accounts/browser/erase-other-owners-caches.ts';
import { reconcileSession } from '#lib/accounts/browser/sign-out.ts';
import { signInPath } from '#lib/accounts/return-path.ts';
import { shellMessages as m } from '#lib/layout/shell-texts.ts';
import { returnPath } from '#lib/platform/browser/api.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { $pageTitle } from '#lib/platform/page-title-store.ts';
import { $darkMode, restoreTheme, toggleTheme } from '#lib/platform/theme-store.ts';
import { sendLeftAttempts } from '#lib/practice/left-attempts-store.ts';
import { sendLeftSteps } from '#lib/questions/left-steps-store.ts';
import { focusPressed } from './focus-pressed.ts';
import { Notices } from './Notices.tsx';
import { watchIslands } from './watch-islands.ts';
import './header.css';

interface HeaderProps {
  /** Username of the signed-in person; null for a visitor. */
  username: string | null;
  /** False on the sign-in screen, which needs no link to itself. */
  signInLink?: boolean | undefined;
  /** Path and query of the page, to return to after signing in. */
  here: string;
  pageTitle?: string | undefined;
  /** Paths with /radiology-viewer get the slim dark header (specification §2). */
  viewer?: boolean | undefined;
  /** Whether this is an error page, which may be rendered without knowledge of the session. */
  isErrorPage?: boolean | undefined;
  /** Server-rendered content beside the logo. */
  children?: ReactNode;
  /** The menu of a signed-in person, a separate island: visitors do not load it. */
  menu?: ReactNode;
}

function Logo() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="7" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <rect x="6" y="6" width="20" height="20" rx="3.5" className="logo-light" />
      <ellipse cx="16" cy="16" rx="4" ry="6.5" className="logo-film" />
    </svg>
  );
}

function ThemeToggle() {
  const dark = useStore($darkMode);
  const label = dark ? m.toLight : m.toDark;
  return (
    <button
      type="button"
      className="header-button needs-script"
      title={label}
      aria-label={label}
      onClick={toggleTheme}
    >
      <i className={dark ? 'i-lucide-sun' : 'i-lucide-moon'} aria-hidden="true" />
    </button>
  );
}

/** The header of every page: logo, optional page title, theme toggle, and the menu or « Se connecter ». */
export function Header({
  username,
  here,
  pageTitle,
  viewer = false,
  signInLink = true,
  isErrorPage = false,
  children,
  menu,
}: HeaderProps) {
  // An editor may have changed the title before the header is hydrated: start with that of the server's HTML.
  const changedTitle = useStore($pageTitle, { ssr: 'initial' });
  useEffect(watchIslands, []);
  useEffect(focusPressed, []);
  useEffect(() => {
    if (CSS.supports('field-sizing', 'content')) return;
    void import('./grow-fields.ts').then(({ growFields }) => growFields());
  }, []);
  useEffect(() => {
    restoreTheme();
    // Error pages and offline copies do not show who is signed in.
    if (isErrorPage || isCopy()) return;
    void reconcileSession(username !== null);
    // Data stored by or for one person must not be visible to the next.
    void eraseOtherOwnersCaches(username);
    if (username === null) return;
    void sendLeftAttempts(username);
    void sendLeftSteps(username);
  }, [username, isErrorPage]);
  return (
    <header className={viewer ? 'header viewer-header' : 'header'}>
      <div className="header-content">
        <a className="logo" href="/" aria-label={m.home}>
          <Logo />
          <span className="logo-name">{m.product}</span>
        </a>
        {children}
        {pageTitle && <p className="header-title">{changedTitle ?? pageTitle}</p>}
        <div className="header-actions">
          {!viewer && <ThemeToggle />}
          {menu}
          {username === null && signInLink && (
            <a
              className="button sign-in-link"
              href={signInPath(here)}
              // Lists change the URL when they are filtered: compute the return path at the time of the click.
              onClick={(event) => {
                event.currentTarget.href = signInPath(returnPath());
              }}
            >
              <i className="i-lucide-log-in" aria-hidden="true" />
              {m.signIn}
            </a>
          )}
        </div>
      </div>
      <Notices />
    </header>
  );
}

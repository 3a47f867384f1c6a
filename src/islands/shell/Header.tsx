import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { leaveKept } from '#lib/accounts/browser/leave-kept.ts';
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
  /** Username of the person the server recognised, or null signed out. */
  username: string | null;
  /** The sign-in screen itself needs no link to sign in. */
  signInLink?: boolean | undefined;
  /** Path and query of the page, to come back to after signing in. */
  here: string;
  pageTitle?: string | undefined;
  /** Paths with /radiology-viewer get the slim dark header (specification §2). */
  viewer?: boolean | undefined;
  /** An error page may not know who asks. */
  isErrorPage?: boolean | undefined;
  /** Server-rendered content beside the logo. */
  children?: ReactNode;
  /** The menu of a signed-in person, an island of its own: visitors do not load it. */
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
  // An editor that is there before the header may have changed it: the server's page has the first.
  const changedTitle = useStore($pageTitle, { ssr: 'initial' });
  useEffect(watchIslands, []);
  useEffect(focusPressed, []);
  useEffect(() => {
    if (CSS.supports('field-sizing', 'content')) return;
    void import('./grow-fields.ts').then(({ growFields }) => growFields());
  }, []);
  useEffect(() => {
    restoreTheme();
    // An error page or a copy kept on this device does not show who is signed in.
    if (isErrorPage || isCopy()) return;
    void reconcileSession(username !== null);
    // Data kept by or for one person must not be read by the next.
    void leaveKept(username);
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
              // Lists change the address as one filters.
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

import ts from 'typescript';
import { type Source, scriptOf } from './sources.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'ALL'];

/** `src/pages/protocols/view/[id].astro` → `/protocols/view/[id]`. */
export function routeOf(path: string): string {
  const route = path.replace(/^src\/pages/, '').replace(/(\/index)?\.(astro|ts)$/, '');
  return route === '' ? '/' : route;
}

/** The HTTP methods a file of `src/pages` answers. A page answers GET, and POST when it reads a form. */
export function methodsOf(source: Source): string[] {
  if (source.path.endsWith('.astro')) {
    return /\brequest\b[\s\S]*'POST'|formData\(|FromForm\(/.test(scriptOf(source))
      ? ['GET', 'POST']
      : ['GET'];
  }
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  for (const statement of file.statements) {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      names.push(...statement.exportClause.elements.map((element) => element.name.text));
    } else if (exported && ts.isVariableStatement(statement)) {
      names.push(...statement.declarationList.declarations.map((declared) => declared.name.getText()));
    } else if (exported && ts.isFunctionDeclaration(statement) && statement.name) {
      names.push(statement.name.text);
    }
  }
  return names.filter((name) => METHODS.includes(name));
}

/** Every `METHOD /route` that the pages and calls answer. HEAD follows GET. */
export function answeredRoutes(pages: readonly Source[]): string[] {
  return pages
    .flatMap((page) => methodsOf(page).map((method) => `${method} ${routeOf(page.path)}`))
    .filter((route) => !route.startsWith('HEAD '))
    .sort();
}

/** The differences between the table and the files, in both directions. */
export function disagreement(table: readonly string[], routes: readonly string[]) {
  return {
    routesWithoutRow: routes.filter((route) => !table.includes(route)),
    rowsWithoutRoute: table.filter((row) => !routes.includes(row)),
  };
}

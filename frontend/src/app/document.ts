import type { QueryKey } from '@tanstack/react-query';
import type { ServedVotes } from '../shared/votes/server-votes';
import { recordClicksScript } from './early-clicks';
import { safeJson } from './safe-json';

/** The theme is on the root before the first paint, and no press is lost. */
const headScript = `${recordClicksScript};try{if(localStorage.getItem('darkMode')==='dark')document.documentElement.classList.add('dark')}catch(e){}`;

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Written by the browser's build, which runs first. */
const manifests = import.meta.glob<Record<string, ManifestEntry>>('../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});
const manifest = Object.values(manifests)[0] ?? {};
const entry = 'src/app/entry-client.tsx';

/** What the browser begins with, as JSON. Without a word of when: equal pages are equal in every process. */
export interface PageState {
  /** What the page read, by its keys. */
  queries: readonly (readonly [QueryKey, unknown])[];
  votes: ServedVotes;
}

interface Page {
  /** What stands in the head besides the site's own. */
  head: string;
  body: string;
  /** The style elements of what is on the page. */
  styles: string;
  state: PageState;
  /** The chunk of the page. */
  source: string;
}

/** The whole document around a rendered page, and the texts of the scripts in it that run. */
export function htmlDocument({ head, body, styles, state, source }: Page): {
  html: string;
  inlineScripts: string[];
} {
  const start = startScript(source);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<script>${headScript}</script>
<link rel="preload" href="/fonts/archivo-index.woff2" as="font" type="font/woff2" crossorigin>${fonts}${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">${styles}</head>
<body><div id="root">${body}</div>
<script type="application/json" id="state">${safeJson(state)}</script>
<script>${start}</script></body></html>`;
  return { html, inlineScripts: [headScript, start] };
}

/**
 * Fetches the page's scripts once it has been painted: what is read first must not share the line with them.
 * They run one after the other with a breath between, so that no tap waits for all of them.
 */
function startScript(source: string): string {
  const files = [...filesOf(entry, filesOf(source))].map((file) => `/${file}`);
  const preload =
    "const l=document.createElement('link');l.rel='modulepreload';l.href=f;document.head.append(l)";
  const breath = 'await new Promise(r=>setTimeout(r))';
  const run = `for(const f of files){await import(f);${breath}}`;
  const start = `const start=async()=>{const files=${JSON.stringify(files)};for(const f of files){${preload}}${run}}`;
  // A frame is asked for before it is seen; only where paints are not told it has to do.
  const tellsPaints = "self.PerformanceObserver?.supportedEntryTypes?.includes('paint')";
  const whenPainted =
    "new PerformanceObserver((_,o)=>{o.disconnect();start()}).observe({type:'paint',buffered:true})";
  return `${start};if(${tellsPaints})${whenPainted};else requestAnimationFrame(()=>setTimeout(start))`;
}

/** Our one family, and a fallback as wide as it, so that the swap moves nothing. */
const fonts =
  "<style>@font-face{font-family:'Archivo Index';src:url('/fonts/archivo-index.woff2') format('woff2');font-weight:400 700;font-stretch:75% 100%;font-display:swap}" +
  "@font-face{font-family:'Archivo Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:99%;ascent-override:89%;descent-override:21%;line-gap-override:0%}</style>";

/** React puts titles and metas in front of a fragment; they belong into the head. */
export function splitHoistedTags(body: string): { head: string; rest: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(body)?.[0] ?? '';
  return { head, rest: body.slice(head.length) };
}

/** What a file imports stands before it: each is then run by itself. */
function filesOf(source: string, listed: Set<string> = new Set()): Set<string> {
  const { file, imports = [] } = manifest[source] ?? {};
  if (!file || listed.has(file)) return listed;
  for (const each of imports) filesOf(each, listed);
  return listed.add(file);
}

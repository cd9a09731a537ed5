import type { QueryKey } from '@tanstack/react-query';
import styles from '../styled-system/styles.css?inline';
import { recordActionsScript } from './early-actions';
import { safeJson } from './page-metadata';

/** Records early actions and applies the stored theme before the first paint. */
const headScript = `${recordActionsScript};try{if(localStorage.getItem('darkMode')==='dark')document.documentElement.classList.add('dark')}catch(e){}`;

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Written by the client build, which runs before the server's. */
const manifests = import.meta.glob<Record<string, ManifestEntry>>('../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});
const manifest = Object.values(manifests)[0] ?? {};
const entry = 'src/app/entry-client.tsx';
const styleSheet = manifest['src/styled-system/styles.css']?.file;
/** A file that browsers keep; in the page itself in development, where it changes in place. */
const styleTag = import.meta.env.DEV
  ? `<style>${styles}</style>`
  : `<link rel="stylesheet" href="/${styleSheet}">`;
/** What Vite serves instead of the build in development: hot replacement of components, then the sources. */
const liveFiles = ['@id/@vitejs/plugin-react/preamble', entry];

/** The initial state for hydration, as JSON. It contains no timestamps, so every process renders identical pages. */
export interface PageState {
  /** Data by query key: what the page has prefetched, and its votes. */
  queries: readonly (readonly [QueryKey, unknown])[];
}

interface Page {
  /** Tags for the head besides the site-wide ones. */
  head: string;
  body: string;
  state: PageState;
  /** The source file of the page's chunk. */
  source: string;
}

/** The complete HTML document, and its executable inline scripts (for the content security policy). */
export function htmlDocument({ head, body, state, source }: Page): {
  html: string;
  inlineScripts: string[];
} {
  const start = startScript(source);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<script>${headScript}</script>
<link rel="preload" href="/fonts/archivo-index.woff2" as="font" type="font/woff2" crossorigin>${fonts}${styleTag}${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest"></head>
<body><div id="root">${body}</div>
<script type="application/json" id="state">${safeJson(state)}</script>
<script>${start}</script></body></html>`;
  return { html, inlineScripts: [headScript, start] };
}

const retryDelayMs = 1_000;
/** After everything else has loaded. Long enough for the paint, which is usually reported within two frames. */
const latestStartMs = 200;

/** An empty address is that of the page itself. */
const failureNotice = '<span>Parts of this page could not be loaded. <a href="">Reload</a></span>';

/**
 * A script that loads the page's scripts after the first paint, so that they do not compete with the content for
 * bandwidth. They are asked for and run one at a time, yielding in between, so that no tap waits for all of them. A script
 * that fails twice is reported above the page, whose controls do not work then.
 */
function startScript(source: string): string {
  const built = filesOf(entry, filesOf(source));
  const files = [...(import.meta.env.DEV ? liveFiles : built)].map((file) => `/${file}`);
  // Fetched into the cache before they are imported: browsers keep an import that fails until the page is reloaded.
  const get = 'f=>fetch(f).then(r=>r.ok?r.blob():Promise.reject())';
  const again = `new Promise(r=>setTimeout(r,${retryDelayMs})).then(()=>get(f))`;
  const yieldToInput = 'await(self.scheduler?.yield?.()??new Promise(r=>setTimeout(r)))';
  const fetchAll = `for(const f of files){const p=get(f).catch(()=>${again});p.catch(()=>0);ready.push([f,p]);${yieldToInput}}`;
  const run = `for(const[f,p]of ready){await p;await import(f);${yieldToInput}}`;
  const notify = `const p=document.createElement('p');p.setAttribute('role','alert');p.className='ui-alert';p.innerHTML='${failureNotice}';document.body.prepend(p)`;
  const start = `const files=${JSON.stringify(files)},get=${get},start=async()=>{const ready=[];try{${fetchAll}${run}await hydratePage()}catch{${notify}}}`;
  const begin = 'let begun;const begin=()=>{begun??=start()}';
  const hasPaintTiming = "self.PerformanceObserver?.supportedEntryTypes?.includes('paint')";
  const whenPainted =
    "new PerformanceObserver((_,o)=>{o.disconnect();begin()}).observe({type:'paint',buffered:true})";
  // Firefox reports no paint of a page that is reloaded further down, and no browser that of a hidden one.
  const atTheLatest = `addEventListener('load',()=>setTimeout(begin,${latestStartMs}))`;
  return `${start};${begin};if(${hasPaintTiming})${whenPainted};${atTheLatest}`;
}

/**
 * Fonts that most devices have, then that of a bare Linux, with the sizes in % at which their text is as wide as ours,
 * normal and condensed.
 */
const fallbacks = [
  { family: 'Archivo Fallback', local: ['Arial', 'Liberation Sans', 'Roboto'], normal: 99, condensed: 82 },
  { family: 'Archivo Wide Fallback', local: ['DejaVu Sans'], normal: 89, condensed: 78 },
];

/**
 * The site's font: a small file for the characters of its own texts, and the other Latin letters, which browsers load only
 * for pages that have any.
 */
const fontFiles = [
  { name: 'archivo-index' },
  { name: 'archivo-latin', letters: 'U+C0-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+131,U+152-153,U+20AC' },
  { name: 'archivo-latin-ext', letters: 'U+100-130,U+132-151,U+154-24F,U+1E00-1E9F' },
];

/** The site's font, and fallbacks with its widths and line metrics, so that the swap hardly shifts the layout. */
const fonts = `<style>${fontFiles.map(fontFace).join('')}${fallbacks.map(fallbackFaces).join('')}</style>`;

function fontFace({ name, letters }: (typeof fontFiles)[number]): string {
  const range = letters ? `;unicode-range:${letters}` : '';
  return `@font-face{font-family:'Archivo Index';src:url('/fonts/${name}.woff2') format('woff2');font-weight:400 700;font-stretch:75% 100%;font-display:swap${range}}`;
}

function fallbackFaces({ family, local, normal, condensed }: (typeof fallbacks)[number]): string {
  const source = local.map((name) => `local('${name}')`).join();
  const face = (stretch: string, size: number) =>
    `@font-face{font-family:'${family}';src:${source};font-stretch:${stretch};size-adjust:${size}%;ascent-override:${percentOf(88, size)};descent-override:${percentOf(21, size)};line-gap-override:0%}`;
  return face('100%', normal) + face('75% 90%', condensed);
}

/** Undoes the size adjustment, which applies to the other metrics too. */
function percentOf(metric: number, size: number): string {
  return `${((metric / size) * 100).toFixed(1)}%`;
}

/** Splits off the title and meta tags that React renders at the start of the body and that belong in the head. */
export function splitHoistedTags(body: string): { head: string; rest: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(body)?.[0] ?? '';
  return { head, rest: body.slice(head.length) };
}

/** A chunk's files with imports before importers, so that each runs as a task of its own. */
function filesOf(source: string, listed: Set<string> = new Set()): Set<string> {
  const { file, imports = [] } = manifest[source] ?? {};
  if (!file || listed.has(file)) return listed;
  for (const each of imports) filesOf(each, listed);
  return listed.add(file);
}

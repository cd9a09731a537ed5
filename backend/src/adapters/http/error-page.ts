import { productName } from '@appliance-index/domain/product-name';
import type { ErrorBody } from '../../application/error-body.js';
import { escapeMarkup } from './escape-markup.js';

/** A page without scripts or assets, because the page renderer itself may have failed. */
export function errorPage({ statusCode, message, requestId }: ErrorBody): string {
  const title = titleOf(statusCode);
  const id = requestId ? `<p class="id">Request ${escapeMarkup(requestId)}</p>` : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · ${productName}</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;
background:light-dark(#f7f5f0,#121719);color:light-dark(#15191b,#ece8df);font:17px/1.55 Archivo,Arial,sans-serif;max-width:60ch;margin:auto}
h1{font-size:2rem;line-height:1.1;margin:0}p{margin:0}.id{font-size:.8rem;color:light-dark(#5f676a,#9aa4a4)}a{color:light-dark(#0e5a66,#83ccd2)}
</style></head><body><main><h1>${title}</h1><p>${escapeMarkup(message)}</p><p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>${id}</main></body></html>`;
}

function titleOf(statusCode: number): string {
  if (statusCode === 503) return 'Back in a moment';
  if (statusCode === 404) return 'Nothing here';
  return statusCode >= 500 ? 'Something went wrong' : 'Bad request';
}

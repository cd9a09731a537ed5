import { partParameters } from '@appliance-index/domain/catalogue/result-part';

/** The paths of the site's pages. */
export const paths = {
  home: '/',
  categories: '/categories',
  category: (category: string) => `/category/${encodeURIComponent(category)}`,
  /** The ranking of a type, or of the whole category when `subcategory` is null. */
  ranking: (category: string, subcategory: string | null): string =>
    subcategory === null
      ? paths.category(category)
      : `${paths.category(category)}/${encodeURIComponent(subcategory)}`,
  appliance: (id: string) => `/appliance/${id}`,
  compare: (ids: readonly string[]) => `/compare?ids=${ids.join(',')}`,
  search: (query: string, part?: { category?: string | null; page?: number }) =>
    `/search?q=${encodeURIComponent(query)}${partParameters(part)}`,
  /** The table of all models; the query is one of `modelListQuery`. */
  models: (query = '') => (query === '' ? '/models' : `/models?${query}`),
  /** The table of the models of a type, or of a whole category, by a further parameter. */
  modelsOf: (category: string, subcategory: string | null, parameter: string) =>
    `/models?category=${encodeURIComponent(category)}${subcategory === null ? '' : `&type=${encodeURIComponent(subcategory)}`}&${parameter}`,
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  adminLogin: '/admin-login',
  admin: '/admin',
  /** The form of a model, with a link back to another screen of the panel. */
  editAppliance: (id: string, back: string) => `/admin?${new URLSearchParams({ edit: id, back })}`,
  staff: (screen: string) => `/admin/${screen}`,
  blog: '/blog',
  blogCategory: (category: string) => `/blog?category=${category}`,
  article: (id: string) => `/blog/article/${id}`,
  techTalk: '/blog/tech-talk',
  retailers: '/ranked-retailers',
  parts: '/ranked-parts',
  methodology: '/methodology',
  vote: '/vote',
  techSignup: '/tech-signup',
  privacy: '/privacy',
} as const;

/** The addresses of the site. */
export const paths = {
  home: '/',
  categories: '/categories',
  category: (category: string) => `/category/${encodeURIComponent(category)}`,
  /** Of a type, or of the whole category where there is none. */
  ranking: (category: string, subcategory: string | null): string =>
    subcategory === null
      ? paths.category(category)
      : `${paths.category(category)}/${encodeURIComponent(subcategory)}`,
  appliance: (id: string) => `/appliance/${id}`,
  compare: (ids: readonly string[]) => `/compare?ids=${ids.join(',')}`,
  search: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  adminLogin: '/admin-login',
  admin: '/admin',
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

/** The addresses of the site. */
export const paths = {
  home: '/',
  categories: '/categories',
  category: (category: string) => `/category/${category}`,
  ranking: (category: string, subcategory: string) => `/category/${category}/${subcategory}`,
  appliance: (id: string) => `/appliance/${id}`,
  search: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  signIn: '/signin',
  blog: '/blog',
  techTalk: '/blog/tech-talk',
  retailers: '/ranked-retailers',
  parts: '/ranked-parts',
  methodology: '/methodology',
  vote: '/vote',
  techSignup: '/tech-signup',
} as const;

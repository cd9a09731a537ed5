import { articleEditorRecipe } from '../../features/admin/articles/article-editor.recipe';
import { richTextRecipe } from '../../features/admin/articles/rich-text.recipe';
import { cellGridRecipe } from '../../features/admin/catalogue/cells/cell-grid.recipe';
import { pastePlanRecipe } from '../../features/admin/catalogue/cells/paste-plan.recipe';
import { mediaSectionRecipe } from '../../features/admin/catalogue/media-section.recipe';
import { editorRecipe } from '../../features/admin/editor.recipe';
import { openMatchesRecipe } from '../../features/admin/imports/open-matches.recipe';
import { listToolsRecipe } from '../../features/admin/list-tools.recipe';
import { selectionRecipe } from '../../features/admin/selection.recipe';
import { staffCellPartsRecipe } from '../../features/admin/staff-cell-parts.recipe';
import { staffLayoutRecipe } from '../../features/admin/staff-layout.recipe';
import { appliancePageRecipe } from '../../features/appliance/appliance-page.recipe';
import { bestOfTypeRecipe } from '../../features/appliance/best-of-type.recipe';
import { carouselRecipe } from '../../features/appliance/carousel.recipe';
import { detailCardRecipe } from '../../features/appliance/detail-card.recipe';
import { likelyScoreRecipe } from '../../features/appliance/likely-score.recipe';
import { overviewRecipe } from '../../features/appliance/overview.recipe';
import { retailerReviewsRecipe } from '../../features/appliance/retailer-reviews.recipe';
import { scoreHistoryRecipe } from '../../features/appliance/score-history.recipe';
import { starRangeRecipe } from '../../features/appliance/star-range.recipe';
import { votingCardRecipe } from '../../features/appliance/voting-card.recipe';
import { whyCardRecipe } from '../../features/appliance/why-card.recipe';
import { articleRecipe } from '../../features/blog/article.recipe';
import { articleContentsRecipe } from '../../features/blog/article-contents.recipe';
import { articlePictureRecipe } from '../../features/blog/article-picture.recipe';
import { blogPageRecipe } from '../../features/blog/blog-page.recipe';
import { newsletterBlockRecipe } from '../../features/blog/newsletter-block.recipe';
import { chooserRecipe } from '../../features/categories/chooser.recipe';
import { comparisonRecipe } from '../../features/compare/comparison.recipe';
import { comparisonHistoryRecipe } from '../../features/compare/comparison-history.recipe';
import { comparisonTableRecipe } from '../../features/compare/comparison-table.recipe';
import { heroRecipe } from '../../features/home/hero.recipe';
import { homePageRecipe } from '../../features/home/home-page.recipe';
import { privacyRecipe } from '../../features/info/privacy.recipe';
import { votePageRecipe } from '../../features/info/vote-page.recipe';
import { methodologyRecipe } from '../../features/methodology/methodology.recipe';
import { workedExampleRecipe } from '../../features/methodology/worked-example.recipe';
import { modelsFormRecipe } from '../../features/models/models-form.recipe';
import { modelsPageRecipe } from '../../features/models/models-page.recipe';
import { modelsTableRecipe } from '../../features/models/models-table.recipe';
import { cardRetailersRecipe, variantRetailersRecipe } from '../../features/rankings/card-retailers.recipe';
import { cardVotesRecipe, variantVotesRecipe } from '../../features/rankings/card-votes.recipe';
import { rankCardRecipe } from '../../features/rankings/rank-card.recipe';
import { rankPlateRecipe } from '../../features/rankings/rank-plate.recipe';
import { rankingPageRecipe } from '../../features/rankings/ranking-page.recipe';
import { rankingToolbarRecipe } from '../../features/rankings/ranking-toolbar.recipe';
import { variantCardRecipe } from '../../features/rankings/variant-card.recipe';
import { partsListRecipe } from '../../features/retailers/parts-list.recipe';
import { sampleNoticeRecipe } from '../../features/retailers/sample-notice.recipe';
import { stateCardRecipe } from '../../features/retailers/state-card.recipe';
import { searchCardRecipe } from '../../features/search/search-card.recipe';
import { searchPageRecipe } from '../../features/search/search-page.recipe';
import { authRecipe } from '../../features/session/auth.recipe';
import { filtersRecipe } from '../../shared/filters/filters.recipe';
import { searchBoxRecipe } from '../../shared/search/search-box.recipe';
import { suggestionsRecipe } from '../../shared/search/suggestions.recipe';
import { articleHeadRecipe } from '../../shared/ui/articles/article-head.recipe';
import { articleTextRecipe } from '../../shared/ui/articles/article-text.recipe';
import { bylineRecipe } from '../../shared/ui/articles/byline.recipe';
import { badgeRecipe } from '../../shared/ui/badge.recipe';
import { cardGridRecipe } from '../../shared/ui/card-grid.recipe';
import { buttonRecipe } from '../../shared/ui/controls/button.recipe';
import { checkRecipe } from '../../shared/ui/controls/check.recipe';
import { chipRecipe, chipsRecipe } from '../../shared/ui/controls/chips.recipe';
import { fieldErrorRecipe, fieldRecipe } from '../../shared/ui/controls/field.recipe';
import { inlineFieldRecipe } from '../../shared/ui/controls/inline-field.recipe';
import { segmentRecipe } from '../../shared/ui/controls/segment.recipe';
import { tabsRecipe } from '../../shared/ui/controls/tabs.recipe';
import { crumbRecipe } from '../../shared/ui/crumb.recipe';
import { alertRecipe } from '../../shared/ui/notices/alert.recipe';
import { emptyRecipe } from '../../shared/ui/notices/empty.recipe';
import { skeletonBlockRecipe } from '../../shared/ui/notices/skeleton.recipe';
import { spinnerRecipe } from '../../shared/ui/notices/spinner.recipe';
import { toastRecipe } from '../../shared/ui/notices/toast.recipe';
import { tooltipRecipe } from '../../shared/ui/notices/tooltip.recipe';
import { pageHeadRecipe } from '../../shared/ui/page-head.recipe';
import { pageLinksRecipe } from '../../shared/ui/page-links.recipe';
import { categoryCardRecipe } from '../../shared/ui/pictures/category-card.recipe';
import { drawingRecipe } from '../../shared/ui/pictures/drawing.recipe';
import { iconRecipe } from '../../shared/ui/pictures/icon.recipe';
import { mediaRecipe } from '../../shared/ui/pictures/media.recipe';
import { plateRecipe } from '../../shared/ui/plate.recipe';
import { evidenceLabelRecipe } from '../../shared/ui/scores/evidence-label.recipe';
import { likelyPlacesRecipe } from '../../shared/ui/scores/likely-places.recipe';
import { movementRecipe } from '../../shared/ui/scores/movement.recipe';
import { scoreRecipe } from '../../shared/ui/scores/score.recipe';
import { scoreBarRecipe } from '../../shared/ui/scores/score-bar.recipe';
import { scoreChartRecipe } from '../../shared/ui/scores/score-chart.recipe';
import { scoreExplanationRecipe } from '../../shared/ui/scores/score-explanation.recipe';
import { voteButtonRecipe } from '../../shared/ui/scores/vote-button.recipe';
import { sectionRecipe } from '../../shared/ui/section.recipe';
import { sectionHeadRecipe } from '../../shared/ui/section-head.recipe';
import { comparisonTrayRecipe } from '../comparison-tray.recipe';
import { footerRecipe } from '../footer.recipe';
import { mastheadRecipe } from '../masthead/masthead.recipe';
import { navMenuRecipe } from '../masthead/nav-menu.recipe';
import { skipLinkRecipe } from '../skip-link.recipe';

/**
 * The compiled recipes for one element, and below those for several, by the names of their functions. Where two classes of an
 * element set the same property, the later one in this order counts, and recipes with slots count more than those without: so
 * shared parts come before the parts that place them. A variant counts more than any base.
 */
export const recipes = {
  alert: alertRecipe,
  articleHead: articleHeadRecipe,
  articleText: articleTextRecipe,
  badge: badgeRecipe,
  button: buttonRecipe,
  byline: bylineRecipe,
  cardGrid: cardGridRecipe,
  check: checkRecipe,
  chip: chipRecipe,
  chips: chipsRecipe,
  crumb: crumbRecipe,
  drawing: drawingRecipe,
  empty: emptyRecipe,
  fieldError: fieldErrorRecipe,
  icon: iconRecipe,
  movement: movementRecipe,
  pageHead: pageHeadRecipe,
  pageLinks: pageLinksRecipe,
  plate: plateRecipe,
  sampleNotice: sampleNoticeRecipe,
  section: sectionRecipe,
  sectionHead: sectionHeadRecipe,
  skeletonBlock: skeletonBlockRecipe,
  skipLink: skipLinkRecipe,
  voteButton: voteButtonRecipe,
};

export const slotRecipes = {
  articlePicture: articlePictureRecipe,
  evidenceLabel: evidenceLabelRecipe,
  field: fieldRecipe,
  filters: filtersRecipe,
  inlineField: inlineFieldRecipe,
  likelyPlaces: likelyPlacesRecipe,
  media: mediaRecipe,
  score: scoreRecipe,
  scoreBar: scoreBarRecipe,
  scoreChart: scoreChartRecipe,
  scoreExplanation: scoreExplanationRecipe,
  segment: segmentRecipe,
  searchBox: searchBoxRecipe,
  spinner: spinnerRecipe,
  suggestions: suggestionsRecipe,
  tabs: tabsRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,

  categoryCard: categoryCardRecipe,
  comparisonTray: comparisonTrayRecipe,
  footer: footerRecipe,
  masthead: mastheadRecipe,
  navMenu: navMenuRecipe,

  detailCard: detailCardRecipe,
  appliancePage: appliancePageRecipe,
  bestOfType: bestOfTypeRecipe,
  carousel: carouselRecipe,
  likelyScore: likelyScoreRecipe,
  overview: overviewRecipe,
  retailerReviews: retailerReviewsRecipe,
  scoreHistory: scoreHistoryRecipe,
  starRange: starRangeRecipe,
  votingCard: votingCardRecipe,
  whyCard: whyCardRecipe,

  cardRetailers: cardRetailersRecipe,
  cardVotes: cardVotesRecipe,
  comparison: comparisonRecipe,
  comparisonHistory: comparisonHistoryRecipe,
  comparisonTable: comparisonTableRecipe,
  modelsForm: modelsFormRecipe,
  modelsPage: modelsPageRecipe,
  modelsTable: modelsTableRecipe,
  rankCard: rankCardRecipe,
  rankPlate: rankPlateRecipe,
  rankingPage: rankingPageRecipe,
  rankingToolbar: rankingToolbarRecipe,
  variantCard: variantCardRecipe,
  variantRetailers: variantRetailersRecipe,
  variantVotes: variantVotesRecipe,

  staffLayout: staffLayoutRecipe,
  listTools: listToolsRecipe,
  selection: selectionRecipe,
  staffCellParts: staffCellPartsRecipe,
  editor: editorRecipe,
  articleEditor: articleEditorRecipe,
  richText: richTextRecipe,
  openMatches: openMatchesRecipe,
  cellGrid: cellGridRecipe,
  pastePlan: pastePlanRecipe,
  mediaSection: mediaSectionRecipe,
  searchCard: searchCardRecipe,
  searchPage: searchPageRecipe,

  article: articleRecipe,
  articleContents: articleContentsRecipe,
  auth: authRecipe,
  blogPage: blogPageRecipe,
  chooser: chooserRecipe,
  hero: heroRecipe,
  homePage: homePageRecipe,
  methodology: methodologyRecipe,
  newsletterBlock: newsletterBlockRecipe,
  partsList: partsListRecipe,
  privacy: privacyRecipe,
  stateCard: stateCardRecipe,
  votePage: votePageRecipe,
  workedExample: workedExampleRecipe,
};

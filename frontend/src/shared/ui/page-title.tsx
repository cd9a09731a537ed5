import { productName } from '@appliance-index/domain/product-name';
import { useMainName } from '../focus';

/** The document's title and description; hoisted into the head. */
export function PageTitle({ title, description }: { title?: string; description: string }) {
  const fullTitle = title ? `${title} · ${productName}` : productName;
  useMainName(fullTitle);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
    </>
  );
}

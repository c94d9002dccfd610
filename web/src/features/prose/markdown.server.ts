import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** All that a text may consist of; links lead within the site, to https, a mail address or a phone. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['a', 'strong', 'em', 'del', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** The one sanitiser: whatever is shown as HTML has gone through it. */
export const renderMarkdown = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false }), ALLOWED);

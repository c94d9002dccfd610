import { useFormContext } from 'react-hook-form';
import { createRoutesStub, Link } from 'react-router';
import { Editor } from '#web/editor/editor.tsx';
import type { EditorPlan } from '#web/editor/editor-plan.ts';
import type { SaveAnswer, SaveRequest } from '#web/editor/save/save-answer.ts';
import { saveOrSay } from '#web/editor/save/save-or-say.ts';
import { useEditorUploads } from '#web/editor/use-editor-uploads.ts';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import { draw, press } from './drawn-page.tsx';
import {
  blankRecipe,
  FormSection,
  ListInput,
  NumberInput,
  RECIPE_PLAN,
  type Recipe,
  type StoredRecipe,
  TextInput,
  TickInput,
} from './recipe-form.ts';

type Sent = SaveRequest<Recipe>;

interface Given {
  stored?: StoredRecipe;
  plan?: Partial<EditorPlan<Recipe, StoredRecipe>>;
  /** What the page answers to a save; what it throws never came. */
  answer?: (sent: Sent) => SaveAnswer<StoredRecipe> | Promise<SaveAnswer<StoredRecipe>>;
}

/** Opens the editor of a recipe, and hears what it sends to its page. */
export async function openRecipe({ stored, plan, answer }: Given = {}): Promise<Sent[]> {
  const sent: Sent[] = [];
  const whole = { ...RECIPE_PLAN, ...plan };
  async function action({ request }: { request: Request }) {
    const send = async () => {
      const asked = (await request.clone().json()) as Sent;
      sent.push(asked);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer(asked);
    };
    return saveOrSay(request, send, whole.words);
  }
  const Site = createRoutesStub([
    { path: '/recipes', Component: () => <p>All recipes</p> },
    { path: '/recipes/r-1/edit', Component: () => <p>The recipe as it is stored</p> },
    {
      path: '/recipes/edit',
      action,
      Component: () => (
        <>
          <Link to="/recipes">Elsewhere</Link>
          <Editor
            plan={whole}
            stored={stored ?? null}
            first={stored ? whole.valuesOf(stored, blankRecipe) : blankRecipe}
            blank={blankRecipe}
            person="nadia"
            idempotencyKey="first-key"
            listPath="/recipes"
            preview={(values, close) => (
              <p>
                Preview of {values.basics.title}
                <button type="button" onClick={close}>
                  Close
                </button>
              </p>
            )}
          >
            <RecipeSections />
          </Editor>
        </>
      ),
    },
  ]);
  await draw(<Site initialEntries={['/recipes/edit']} />);
  return sent;
}

function RecipeSections() {
  return (
    <>
      <FormSection id="basics" summary={({ basics }: Recipe) => basics.title}>
        <TextInput path="basics.title" label="Title" />
        <NumberInput path="basics.minutes" label="Minutes" />
      </FormSection>
      <FormSection id="story" summary={({ story }: Recipe) => story.tags.join(', ')}>
        <ListInput path="story.tags" label="Tags" />
        <TickInput path="story.isSecret" label="A secret of the house" />
      </FormSection>
      <FormSection id="picture" summary={({ picture }: Recipe) => picture.image?.url ?? ''}>
        <Picture />
      </FormSection>
    </>
  );
}

function Picture() {
  const { setValue } = useFormContext<Recipe>();
  const uploads = useEditorUploads({
    target: UPLOADS.picture,
    room: 1,
    onStored: ([file]) => setValue('picture.image', file ? { url: file.url, alt: '' } : null),
  });
  return <DropZone id="picture.image" label="Upload a picture" uploads={uploads} />;
}

/** Presses the head of a section of the recipe, which opens it or closes it. */
export function pressHead(section: keyof Recipe) {
  const head = document.getElementById(`section-${section}-title`);
  if (!head) throw new Error(`no section “${section}”`);
  return press(head);
}

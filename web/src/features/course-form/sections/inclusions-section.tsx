import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection, ListInput, TickInput } from '../inputs.ts';
import { tickedWords } from '../option-words.ts';

export function InclusionsSection() {
  const isVisited = useFormFacts().kind === 'InPersonCourse';
  return (
    <FormSection id="inclusions" summary={inclusionsSummary}>
      {isVisited && <StayInputs />}
      <FieldGroup legend="Materials">
        <TickInput path="inclusions.materials.courseMaterials" label="Course materials" span="half" />
        <TickInput path="inclusions.materials.certificatePrinting" label="Printed certificate" span="half" />
        <TickInput path="inclusions.materials.practiceSupplies" label="Supplies for practice" span="half" />
        <TickInput path="inclusions.materials.takeHome" label="Materials to take home" span="half" />
      </FieldGroup>
      {isVisited && <ServiceInputs />}
    </FormSection>
  );
}

const StayInputs = () => (
  <>
    <FieldGroup legend="Meals">
      <TickInput path="inclusions.meals.breakfast" label="Breakfast" span="third" />
      <TickInput path="inclusions.meals.lunch" label="Lunch" span="third" />
      <TickInput path="inclusions.meals.coffee" label="Coffee" span="third" />
      <ListInput path="inclusions.meals.dietaryOptions" label="Dietary options" maxLength={100} />
    </FieldGroup>
    <FieldGroup legend="Accommodation">
      <TickInput path="inclusions.accommodation.included" label="Accommodation included" span="half" />
      <TickInput
        path="inclusions.accommodation.assistanceProvided"
        label="Help with finding a place to stay"
        span="half"
      />
      <ListInput path="inclusions.accommodation.partnerHotels" label="Partner hotels" maxLength={200} />
    </FieldGroup>
  </>
);

const ServiceInputs = () => (
  <FieldGroup legend="Services">
    <TickInput path="inclusions.services.airportTransfer" label="Airport transfer" span="third" />
    <TickInput path="inclusions.services.localTransport" label="Local transport" span="third" />
    <TickInput path="inclusions.services.translation" label="Translation" span="third" />
  </FieldGroup>
);

export function inclusionsSummary({ inclusions: { meals, accommodation, materials, services } }: FormValues) {
  return tickedWords(
    [
      [meals.breakfast, 'breakfast'],
      [meals.lunch, 'lunch'],
      [meals.coffee, 'coffee'],
      [accommodation.included, 'accommodation'],
      [materials.courseMaterials, 'materials'],
      [materials.certificatePrinting, 'printed certificate'],
      [materials.practiceSupplies, 'supplies'],
      [materials.takeHome, 'take-home materials'],
      [services.airportTransfer, 'airport transfer'],
      [services.localTransport, 'local transport'],
      [services.translation, 'translation'],
    ],
    'Not set',
  );
}

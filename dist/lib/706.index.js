"use strict";exports.id=706,exports.ids=[706],exports.modules={54078:function($,s,p){Object.defineProperty(s,"__esModule",{value:!0}),
s.firstProblem=g;function r(){const c=p(7723);return r=function(){return c},c}function u(c){return c.map(b=>typeof b=="n\
umber"?`[${b}]`:`.${String(b)}`).join("").replace(/^\./,"")}function g(c){return c instanceof r().ZodError?`\`${u(c.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function($,s,p){Object.defineProperty(
s,"__esModule",{value:!0}),s.byHarm=u;function r(){const c=p(39763);return r=function(){return c},c}function u(c,b){return g(
c)-g(b)}function g({severity:c,harm:b="bookkeeping",suppressed:_}){return((_?2:+(c==="notice"))*r().HARMS.length+r().HARMS.
indexOf(b))*r().SEVERITIES.length+r().SEVERITIES.indexOf(c)}},9819:function($,s,p){Object.defineProperty(s,"__esModule",
{value:!0}),s.proposalSchema=s.judgedEditSchema=s.editSchema=void 0;function r(){const O=p(7723);return r=function(){return O},
O}function u(){const O=p(99462);return u=function(){return O},O}const g=r().array(r().object({path:r().string(),text:r().
string()})).exactOptional().describe("New files that the new commands run."),c=s.editSchema=r().object({path:r().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:r().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:r().string(),new:r().array(r().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:g,fix:r().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),b=s.judgedEditSchema=
r().object({finding:u().findingIdSchema.describe("The id of the finding that the edit resolves."),path:r().string().describe(
"The asset file."),pointer:r().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:r().string(),new:r().array(r().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:g,after:r().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),_=s.proposalSchema=r().object({edits:r().array(b),
patch:r().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},17577:function($,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.dangerFirst=b,s.dangerRank=c,s.groupsOf=T,s.otherWords=v,s.sizeOf=_;function r(){
const f=p(59490);return r=function(){return f},f}function u(){const f=p(94965);return u=function(){return f},f}const g=[
/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];
function c(f){const m=g.findIndex(w=>w.test(f));return m===-1?g.length:m}function b(f){const{message:m,remedy:w,danger:y}=f;
return y===void 0?f:{...f,message:`The command ${y}. ${m}`,remedy:w.replace(`: it ${y}`,"")}}function _({others:f}){return 1+
f.length}const O=3;function v({lead:f,others:m}){if(m.length===0)return"";const w=m.flatMap(({subject:d})=>d?.id??[]),y=m.
flatMap(({subject:d,location:a})=>d?[]:a?.path??[]),k=new Set(m.map(({rule:d})=>d).filter(d=>d!==f.rule)),E=(d,a="")=>k.
size===0&&d.length===m.length&&!d.includes(a);if(E(w,f.subject?.id))return`also ${(0,u().named)(w)}`;if(y.length<=O&&new Set(
y).size===y.length&&E(y,f.location?.path))return`also ${(0,u().named)(y)}`;const o=new Set(w).size;return[(0,u().count)(
m.length,"other place")+(o>1?` in ${o} assets`:""),...k.size>0?[`also ${[...k].join(", ")}`]:[]].join(", ")}function T(f,m){
return[...(0,r().groupBy)(f,m).values()].flatMap(([w,...y])=>w===void 0?[]:[{lead:w,others:y}])}},63245:function($,s,p){
Object.defineProperty(s,"__esModule",{value:!0}),s.groupByCause=a,s.groupCauses=E,s.groupCommands=d,s.groupFindings=F,s.
isMissingTarget=v,s.reportSections=b,s.resultOf=w;function r(){const e=p(59490);return r=function(){return e},e}function u(){
const e=p(78261);return u=function(){return e},e}function g(){const e=p(17577);return g=function(){return e},e}function c(){
const e=p(38319);return c=function(){return e},e}function b(e){const t=(0,r().groupBy)(e.findings,({subject:i})=>m(i?.id,
i?.command)),n=(i,S)=>(t.get(m(i.id,S?.command))??[]).filter(C=>k(C,i,S)),l=e.genes.flatMap(i=>i.commands.map((S,C)=>{const J=w(
S),A=n(i,S).filter(z=>y(z,J)).sort((z,B)=>Number(v(B))-Number(v(z)));return{gene:i,command:S,result:J,position:C+1,findings:A}})),
h=i=>l.filter(({result:S,findings:C})=>S===i&&!_(C)).sort(O),R=new Set(l.flatMap(({findings:i})=>i)),H=new Set(e.agent_files?
e.findings.filter(c().isTold):[]),N=e.findings.filter(i=>!R.has(i)&&!i.suppressed&&!i.seed&&!H.has(i)),j=e.findings.some(
({seed:i,severity:S})=>i&&S==="error"),I=({rule:i,severity:S})=>S==="notice"&&!(j&&i==="engine-seeds"),M=N.filter(i=>!I(
i)&&!T(i)),P=new Set(M.filter(({harm:i})=>i==="danger").map(o)),L=i=>P.has(o(i));return{commands:l,blocked:h("blocked"),
failed:h("failed"),passed:h("passed"),notRun:h("notRun"),blast:M.filter(i=>f(i)&&!L(i)),dangers:M.filter(L),findings:M.filter(
i=>!f(i)&&!L(i)),told:[...H],waiting:N.filter(T),notices:N.filter(i=>I(i)&&!T(i)),suppressed:e.findings.filter(({suppressed:i})=>i),
about:n}}function _(e){return e.length>0&&e.every(({seed:t})=>t)}function O({findings:[e]},{findings:[t]}){return!e||!t?
0:(0,u().byHarm)(e,t)||(0,g().dangerRank)(e.danger??"")-(0,g().dangerRank)(t.danger??"")}function v({rule:e}){return e===
"target-missing"}function T({rule:e}){return e==="approval-missing"||e==="gate-approval-missing"}function f({rule:e}){return e.
startsWith("blast-radius-")}function m(e,t){return JSON.stringify([e,t])}function w({verdict:e,outcome:t}){if(e==="block"||
t?.status==="blocked")return"blocked";switch(t?.status){case"passed":return"passed";case"failed":case"timed_out":case"cr\
ashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function y(e,t){const{severity:n,layer:l}=e,
h=l==="run";return t==="blocked"?n==="error"&&!h:t==="failed"&&(v(e)||n==="error"&&h)}function k({location:e},t,n){if(e===
void 0)return!0;if(n===void 0)return e.path===t.path;const{path:l=t.path,line:h=e.line}=n.location??{};return e.path===l&&
e.line===h}function E(e){return(0,g().groupsOf)(e.toSorted(u().byHarm),o)}function F(e){return(0,g().groupsOf)(e.toSorted(
u().byHarm),t=>JSON.stringify([o(t),/ fix --/.test(t.remedy)]))}function o({cause:e,rule:t,location:n,message:l}){return e??
JSON.stringify([t,n?n.path:l])}function d(e){return(0,g().groupsOf)(e,({command:t,findings:[n]})=>JSON.stringify([n&&o(n),
t.outcome?.status,t.outcome?.exit_code,n&&v(n)?n.message:t.command]))}function a(e){return(0,g().groupsOf)(e,({lead:{gene:t,
findings:n}})=>n[0]?JSON.stringify([o(n[0]),n[0].danger]):t.summary)}},38319:function($,s,p){Object.defineProperty(s,"__\
esModule",{value:!0}),s.claimList=v,s.directoryList=w,s.isTold=c,s.machineList=_,s.readList=O,s.uncountedList=F;function r(){
const o=p(78261);return r=function(){return o},o}function u(){const o=p(94965);return u=function(){return o},o}const g=new Set(
["agent-command-changed","agent-setting-changed","agent-script-changed","agent-script-unreadable"]);function c({rule:o,severity:d,
suppressed:a}){return g.has(o)&&d!=="error"&&!a}const b={new:"new",changed:"changed",removed:"removed",script_changed:"s\
cript changed"};function _({agent_files:o=[],findings:d}){const a=new Map(d.map(n=>[n.id,n]));return{id:"machines",title:"\
This change makes machines run",label:"machines",noun:"command",note:"Agents and editors run this by themselves on the m\
achine of everybody who opens the branch. The gate ran none of it.",rows:o.flatMap(n=>n.entries.map(l=>{const[h]=(l.findings??
[]).flatMap(R=>a.get(R)??[]).sort(r().byHarm);return{file:n,entry:l,worst:h}})).toSorted(({worst:n},{worst:l})=>n&&l?(0,r().
byHarm)(n,l):+!n-+!l).map(({file:n,entry:l,worst:h})=>{const{event:R,command:H,line:N,state:j,target:I,scripts:M}=l,P=h!==
void 0&&h.harm!=="bookkeeping",L=P&&c(h)?h.message:I,i=j==="removed"?void 0:`${n.tool} ${n.approval}`;return{name:`${n.path}\
:${N}`,place:{path:n.path,line:N},...j&&{word:b[j]},tone:P?"bad":"caution",words:R,command:H,notes:[L,i].flatMap(S=>S?{text:`${(0,u().
capital)(S).replace(/\.$/,"")}.`}:[]),...M&&{files:M}}})}}function O({read:o=[]}){return{id:"read",title:"Read these fil\
es",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches them.",rows:o.map(({path:d,
why:a,new:e,bytes:t})=>{const n=[...e?["new"]:[],...t===void 0?[]:[(0,u().size)(t)]];return{name:d,place:{path:d,line:1},
...n.length>0&&{word:n.join(", ")},tone:"quiet",words:a,notes:[]}})}}function v({capsules:o,events:d}){return{id:"eviden\
ce",title:"Evidence",label:"evidence",noun:"asset",rows:[...o.map(a=>({...T(a),...f(a),notes:a.reasons.map(({rule:e,message:t})=>({
text:`${t} (\`${e}\`)`}))})),...d.map(T)]}}function T({type:o,id:d,path:a,line:e,change:t}){return{name:d,place:{path:a,
line:e},tone:"quiet",words:`${o} ${t}`,notes:[]}}function f({eligible:o}){return o===null?{tone:"quiet"}:o?{word:"eligib\
le for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const m=6;function w({blast_radius:o}){
return{id:"directories",title:"Changed directories",label:"changed",noun:"directory",rows:(o?.directories??[]).toSorted(
(a,e)=>e.files-a.files||e.lines-a.lines).slice(0,m).map(({path:a,files:e,lines:t,exempt_files:n=0})=>{const l=n===e?"not\
 counted":`${(0,u().count)(n,"file")} not counted`,h=[(0,u().count)(e,"file"),(0,u().count)(t,"line"),...n?[l]:[]];return{
name:a||".",tone:"quiet",words:h.join(", "),notes:[]}})}}const y=20,k={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},E={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function F({blast_radius:o}){
return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(o?.changed_files??
[]).filter(({exempt:a,veil:e})=>a??e).slice(0,y).map(({path:a,lines:e,exempt:t,veil:n,bytes:l})=>({name:a,tone:"quiet",words:[
...l===void 0||e>0?[(0,u().count)(e,"line")]:[],...l===void 0?[]:[(0,u().size)(l)],...t?[k[t]]:[],...n?[E[n]]:[]].join("\
, "),notes:[]}))}}}};

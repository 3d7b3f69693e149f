var K=Object.defineProperty;var e=(L,k)=>K(L,"name",{value:k,configurable:!0});export const id=507,ids=[507],modules={95925:((L,k,u)=>{u.r(k),u.d(k,{initVerb:e(()=>W,"initVerb")});var s=u(76760),w=u(
48179),v=u(51455),$=u(35602),p=u(82713),b=u(82573),E=u(38815),x=u(98439),N=u(68956);function _(){return S(x.bl(N.wh,{io:"\
input"}),"")}e(_,"documentedKeys");function S({properties:n={},required:i=[]},o){return Object.entries(n).filter(([,{description:a}])=>a).
map(([a,l])=>{const P=`${o}${a}`,C=l.type==="object"&&l.default!==void 0,I=l.items?.properties?l.items:l,U=`${T(l)}${i.includes(
a)?", required":""}`;return{name:a,path:P,description:l.description??"",...!C&&{expected:U},...!C&&l.default!==void 0&&{
default:l.default},...l.examples&&{example:l.examples[0]},keys:S(I,I===l?`${P}.`:`${P}[].`)}})}e(S,"keysOf");function T(n){
const{type:i,format:o,items:f,anyOf:a}=n;return a?a.map(T).join(" or "):n.const!==void 0?String(n.const):n.enum?n.enum.map(
String).join(", ").replace(/, ([^,]*)$/," or $1"):i==="array"?`list of ${f?M(T(f)):"values"}`:i==="integer"||i==="number"?
`${i}${j(n)}`:i==="boolean"?"true or false":o==="date"?"date":i==="object"?"mapping":"string"}e(T,"expectation");function M(n){
return{string:"strings",mapping:"mappings"}[n]??n}e(M,"plural");function j({minimum:n,maximum:i,exclusiveMinimum:o}){const f=i===
void 0||i===Number.MAX_SAFE_INTEGER?"":`, at most ${i}`;return o!==void 0?`, more than ${o}${f}`:`${n===void 0?"":`, at \
least ${n}`}${f}`}e(j,"range");const B=`# What gene-gate allows in this repository. Every key is listed with its default\
, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function F(){return[B,..._().map(n=>`${R(n,"").join(`
`)}
`)].join(`
`)}e(F,"policyTemplate");function R(n,i){const{name:o,description:f,expected:a,example:l,keys:P}=n,C=a===void 0?f:`${f} \
(${a})`;if(a===void 0){const I=P.flatMap(U=>R(U,`${i}  `));return[...c(C,i),`${i}#${o}:`,...I]}return[...c(C,i),...l===void 0?
[]:D({[o]:l},i),...t({[o]:n.default}).map(I=>`${i}#${I}`)]}e(R,"keyLines");function D(n,i){return["For example:",...t(n).
map(o=>`  ${o}`)].map(o=>`${i}# ${o}`)}e(D,"exampleLines");function t(n){return(0,E.As)(n,{lineWidth:0,singleQuote:!0,indentSeq:!1}).
trimEnd().split(`
`)}e(t,"yamlLines");const r=100;function c(n,i){const o=[];let f=`${i}#`;for(const a of n.split(" "))f.length+1+a.length>
r&&(o.push(f),f=`${i}#`),f+=` ${a}`;return[...o,f]}e(c,"comment");const d=`name: gene-gate
on:
  pull_request:
  pull_request_review: { types: [submitted, dismissed] }
# Read the repository, publish the check and one comment; nothing else.
permissions: { contents: read, checks: write, pull-requests: write }
jobs:
  gate:
    runs-on: ubuntu-24.04
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@v5
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: gene-gate/gene-gate@v0
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`;function m(){return[{path:b.l$,purpose:"the policy, with every default as a comment",text:F()},{path:".github/workflow\
s/gene-gate.yml",purpose:"the workflow that runs the gate on every pull request",text:d}]}e(m,"startingFiles");async function O(n,{
path:i,text:o},f){const a=(0,s.join)(n,i);try{return!f&&await y(a)?!1:(await(0,p.f)((0,s.dirname)(a)),f&&await(0,v.rm)(a,
{force:!0}),await(0,v.writeFile)(a,o,{flag:"wx"}),!0)}catch(l){throw new $.ue("file_unreadable",`Cannot write ${i}: ${l instanceof
Error?l.message:l}`,"Check the existing file or folder and its permissions.",{cause:l})}}e(O,"writeStartingFile");async function y(n){
try{return await(0,v.lstat)(n),!0}catch(i){if(i.code==="ENOENT")return!1;throw i}}e(y,"isTaken");var g=u(728);const W=e(
(n,i)=>new w.uB("init").option("--repo <dir>","directory in the working tree",".").option("--force","overwrite existing \
files").action(async o=>{await A(o,n),i(0)}),"initVerb"),h=`
Next steps:
  1. Edit the policy if needed, and validate it: gene-gate policy test
  2. Commit both files and open a pull request. Its check passes with warnings, because
     it changes a workflow and the policy.
  3. Merge the pull request. The policy then applies to all later pull requests.
  4. Require the status check "gene-gate" in the ruleset of the branch.
`;async function A({repo:n,force:i},o){const f=await(0,g.h)((0,s.resolve)(o.cwd,n),o.env);try{for(const a of m()){const l=await O(
f.directory,a,i===!0);o.print(l?`wrote  ${a.path}  (${a.purpose})
`:`kept   ${a.path}  (already exists; use --force to overwrite)
`)}}finally{await f.close()}o.print(h)}e(A,"init")}),82713:((L,k,u)=>{u.d(k,{f:e(()=>v,"f")});var s=u(51455),w=u(76760);
async function v(p){try{await(0,s.mkdir)(p)}catch(b){const{code:E}=b;if(E==="ENOENT"&&(0,w.dirname)(p)!==p){await v((0,w.
dirname)(p)),await(0,s.mkdir)(p).catch(x=>$(p,x));return}await $(p,b)}}e(v,"makeFolder");async function $(p,b){if(!await(0,s.
stat)(p).then(x=>x.isDirectory(),()=>!1))throw b}e($,"orExisting")}),36731:((L,k,u)=>{u.d(k,{F3:e(()=>p,"F3"),Jx:e(()=>_,
"Jx"),PV:e(()=>$,"PV"),SE:e(()=>S,"SE"),X2:e(()=>v,"X2")});var s=u(2503);const w=s.Ikc({files:s.Whr().nonnegative(),lines:s.
Whr().nonnegative(),exempt_files:s.Whr().nonnegative(),exempt_lines:s.Whr().nonnegative()}),v={files:0,lines:0,exempt_files:0,
exempt_lines:0},$=["within_limit","approaching_limit","exceeded","critical_overrun","hard_cap_breach"],p=w.extend({max_files:s.
Whr().nonnegative(),severity:s.k5n($),message:s.YjP().exactOptional().describe("The severity in the words of the protoco\
l\u2019s reference engine.")}),b=s.k5n(["asset_store","validation_script","reference"]),E=s.k5n(["binary","long_lines","\
generated","no_diff"]),x=s.Ikc({path:s.YjP(),lines:s.Whr().nonnegative(),exempt:b.exactOptional().describe("Why the file\
 does not count: an asset file, a new validation script, or the `reference` counting."),veil:E.exactOptional().describe(
"Why a diff does not show its lines: a binary file, very long lines, or a git attribute.")}),N=s.Ikc({path:s.YjP(),files:s.
Whr().nonnegative(),lines:s.Whr().nonnegative()}),_=s.k5n(["full","reference"]),S=w.extend({counting:_.describe("Which f\
iles the policy counts; all others are exempt."),hard_cap_files:s.Whr().positive(),hard_cap_lines:s.Whr().positive(),directories:s.
YOg(N),changed_files:s.YOg(x).exactOptional().describe("The files with the most lines, at most 100; both names of a rena\
me.")})}),125:((L,k,u)=>{u.d(k,{O4:e(()=>b,"O4"),UO:e(()=>x,"UO"),_B:e(()=>_,"_B"),j7:e(()=>p,"j7"),oV:e(()=>N,"oV")});const s=40,
w={path:"",kind:"directory",tracked:!0},v=/^[A-Za-z]:/,$=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function p(t){if($.test(t))
return t;const r=t.replaceAll("\\","/");if(r.startsWith("/")||r.includes("\0"))return;const c=[];for(const d of r.split(
"/"))if(!(d===""||d===".")){if(d!=="..")c.push(d);else if(c.pop()===void 0)return}return v.test(r)||v.test(c[0]??"")?void 0:
c.join("/")}e(p,"normalise");function b(t,r){if(r.startsWith("/")||r.includes("\0"))return{kind:"outside",path:r};const c=r.
split("/").reverse(),d=[];let m=w,O=0;for(let y=c.pop();y!==void 0;y=c.pop()){if(y===""||y===".")continue;if(m.kind!=="d\
irectory")return{kind:"missing",path:[...d,y].join("/")};if(y===".."){if(d.pop()===void 0)return{kind:"outside",path:r};
m=E(d);continue}const g=[...d,y].join("/"),W=t.stat(g);if(W===void 0)return{kind:"missing",path:g};if(W.kind!=="symlink"){
d.push(y),m=W;continue}if(O+=1,O>s)return{kind:"loop",path:r};const h=t.readlink(g);if(h===void 0||h==="")return{kind:"m\
issing",path:g};if(h.startsWith("/")||h.includes("\0"))return{kind:"outside",path:g};c.push(...h.split("/").reverse())}return{
kind:"inside",path:m.path,entry:m}}e(b,"resolveInTree");function E(t){return t.length===0?w:{...w,path:t.join("/")}}e(E,
"directoryAt");function x(t,r,{ignoreCase:c=!1}={}){const d=p(t),m=p(r);return d===void 0||m===void 0?!1:R(m,d,c)}e(x,"i\
sWithin");function N(t,r,{at:c,tree:d}){if(F(t))return;const O=(j(t)??[...j(r)??[],...M(t)]).reverse(),y=T((j(c)??[]).filter(
h=>h!=="")),g=[];let W=0;for(let h=O.pop();h!==void 0;h=O.pop()){if(h===""||h===".")continue;if(h===".."){g.pop();continue}
g.push(h);const A=d&&S(d,y,T(g));if(A===void 0)continue;if(W+=1,W>s||F(A))return;const n=j(A);n===void 0?g.pop():g.length=
0,O.push(...(n??M(A)).reverse())}return T(g)}e(N,"locatePath");function _(t,r,{ignoreCase:c=!1}={}){return R(r.slice(1),
t.slice(1),c)}e(_,"isLocatedIn");function S(t,r,c){if(_(c,r))return t.readlink(r==="/"?c.slice(1):c.slice(r.length+1))}e(
S,"readMountedLink");function T(t){return`/${t.join("/")}`}e(T,"place");function M(t){return t.replaceAll("\\","/").split(
"/")}e(M,"relative");function j(t){return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(t)?M(t):void 0}e(j,"absoluteSegments");const B=4096;
function F(t){return t.length>B?!0:t.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(t)}e(F,"isUnclear");function R(t,r,c){
if(t==="")return!0;const[d,m]=c?[D(r),D(t)]:[r,t];return d===m||d.startsWith(`${m}/`)}e(R,"covers");function D(t){return $.
test(t)?t.toLowerCase():t.normalize("NFC").toUpperCase().toLowerCase()}e(D,"foldCase")})};
